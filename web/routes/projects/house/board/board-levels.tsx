import { memo, useRef } from 'react'
import { type BoardQuery, fitsBoard } from '#domain/board-query.ts'
import type { Category } from '#domain/categories.ts'
import { byNumber } from '#domain/chessboard.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { BoardCell } from './board-cell.tsx'
import type { BoardUnit } from './board-data.server.ts'
import { levelTitle } from '../../../../blocks/house/unit-words.ts'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'

type BoardLevelsProps = { category: Category; units: readonly BoardUnit[]; criteria: BoardQuery }

/** Places for cars, storerooms and premises: by level from the highest down, in the order of their numbers. */
export const BoardLevels = memo(function BoardLevels({ category, units, criteria }: BoardLevelsProps) {
  const i18n = useI18n()
  const levels = useRef<HTMLDivElement>(null)
  usePlainLinks(levels)
  const byFloor = [...Map.groupBy(units, ({ floor }) => floor)].toSorted(([a], [b]) => b - a)
  return (
    <div className="board-levels figures" ref={levels}>
      {byFloor.map(([floor, on]) => (
        <section key={floor} aria-labelledby={`level-${String(floor)}`}>
          <h2 id={`level-${String(floor)}`}>
            {levelTitle(floor, i18n)} <small>{i18n.count(on.length, `category.${category}.count`)}</small>
          </h2>
          <ul>
            {on.toSorted(byNumber).map((unit) => (
              <li key={unit.id}>
                <BoardCell
                  unit={unit}
                  category={category}
                  isDim={!fitsBoard(unit, criteria)}
                  isMarked={unit.id === criteria.unit}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})
