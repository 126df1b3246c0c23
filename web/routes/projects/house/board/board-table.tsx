import { Fragment, memo, useMemo, useRef } from 'react'
import { pages } from '#contract/pages.ts'
import { type BoardQuery, fitsBoard } from '#domain/board-query.ts'
import type { Category } from '#domain/categories.ts'
import { type BoardRow, type BoardSection, chessboard } from '#domain/chessboard.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { BoardCell } from './board-cell.tsx'
import type { BoardData, BoardUnit } from './board-data.server.ts'
import { useInSlices } from './use-in-slices.ts'
import { useLinkGrid } from '../../../../ui/use-link-grid.ts'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'

type BoardTableProps = {
  house: BoardData['house']
  category: Category
  units: readonly BoardUnit[]
  shops: BoardData['shops']
  criteria: BoardQuery
  title: string
}

/** With more columns than this cells are as narrow as they can be, on wide screens too. */
const roomyColumns = 10

/** Floors that take new criteria in one frame. */
const floorsOfSlice = 2

/**
 * Sections side by side, floors upon each other: a table with a head for every floor and section, which the keyboard
 * walks as a grid once scripts are there. Wider than the screen it scrolls in its own box.
 */
export const BoardTable = memo(function BoardTable({
  house,
  category,
  units,
  shops,
  criteria,
  title,
}: BoardTableProps) {
  const { t } = useI18n()
  const table = useRef<HTMLTableElement>(null)
  usePlainLinks(table)
  useLinkGrid(table)
  const { sections, floors } = useMemo(() => chessboard(units, house, shops), [units, house, shops])
  const criteriaOf = useInSlices(criteria, Math.ceil(floors.length / floorsOfSlice))
  const columns = sections.reduce((sum, section) => sum + section.columns, 0)
  const isSole = sections.length === 1 && sections[0]?.no === null
  return (
    <>
      <p className="visually-hidden" id="board-keys">
        {t('board.keys')}
      </p>
      <div className={columns <= roomyColumns ? 'board-scroller board-roomy' : 'board-scroller'}>
        <table className="board figures" ref={table} aria-label={title} aria-describedby="board-keys">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('board.floor')}</span>
              </th>
              {sections.map(({ no, columns }) => (
                <th key={no} scope="colgroup" colSpan={columns}>
                  {no === null && isSole ? (
                    <span className="visually-hidden">{t('category.flat')}</span>
                  ) : (
                    <span>
                      {no === null ? t('board.section.unknown') : t('queue.section', { number: no })}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map(({ floor, rows }, index) => (
              <BoardFloor
                key={floor}
                floor={floor}
                rows={rows}
                sections={sections}
                house={house.slug}
                category={category}
                criteria={criteriaOf(Math.floor(index / floorsOfSlice))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
})

type BoardFloorProps = {
  floor: number
  rows: readonly BoardRow<BoardUnit>[]
  sections: readonly BoardSection[]
  house: string
  category: Category
  criteria: BoardQuery
}

/** One floor of all sections. */
const BoardFloor = memo(function BoardFloor({
  floor,
  rows,
  sections,
  house,
  category,
  criteria,
}: BoardFloorProps) {
  const { t, language } = useI18n()
  return (
    <tr>
      <th scope="row">{floor}</th>
      {rows.map((row, index) => (
        <Fragment key={sections[index]?.no}>{cellsOf(row, sections[index]?.columns ?? 1)}</Fragment>
      ))}
    </tr>
  )

  function cellsOf(row: BoardRow<BoardUnit>, columns: number) {
    if (row.kind !== 'units') {
      return (
        <td className={`board-start board-floor board-${row.kind}`} colSpan={columns}>
          {row.kind === 'others' ? (
            <a href={pages.board(language, house, 'comm')}>{t('board.others')}</a>
          ) : (
            row.kind === 'empty' && t('board.empty')
          )}
        </td>
      )
    }
    return row.units.map((unit, column) => {
      const className = column === 0 ? 'board-start' : undefined
      return unit === null ? (
        // Columns of a board never change their places.
        <td key={`empty-${String(column)}`} className={className}>
          {' '}
        </td>
      ) : (
        <td key={unit.id} className={className}>
          <BoardCell
            unit={unit}
            category={category}
            isDim={!fitsBoard(unit, criteria)}
            isMarked={unit.id === criteria.unit}
          />
        </td>
      )
    })
  }
})
