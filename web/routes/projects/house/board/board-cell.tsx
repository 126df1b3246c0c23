import { memo } from 'react'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { statusKey } from '../../../../i18n/estate-words.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import type { BoardUnit } from './board-data.server.ts'
import { heardName } from '../../../../blocks/house/unit-words.ts'

type BoardCellProps = { unit: BoardUnit; category: Category; isDim: boolean; isMarked: boolean }

/**
 * A unit of the grid. A plain link: a thousand of the router's own would all be rendered again with every address;
 * `usePlainLinks` follows it without loading the page.
 */
export const BoardCell = memo(function BoardCell({ unit, category, isDim, isMarked }: BoardCellProps) {
  const i18n = useI18n()
  const { t, shortPrice, number, language } = i18n
  const heard = heardName(unit, category, isDim, i18n)
  const main =
    category !== 'flat' || unit.rooms === null
      ? unit.number
      : unit.rooms === 0
        ? t('board.studio')
        : String(unit.rooms)
  const note =
    unit.price !== null
      ? shortPrice(unit.price)
      : unit.status === 'request'
        ? t('board.request')
        : unit.status === 'sold'
          ? t(statusKey('sold')).toLowerCase()
          : '—'
  return (
    <a
      className={`cell cell-${unit.status}${isDim ? ' cell-dim' : ''}`}
      href={pages.estate(language, category, unit.slug)}
      aria-current={isMarked ? 'true' : undefined}
      id={isMarked ? 'marked' : undefined}
    >
      {/* Abbreviations and a colour for the eye, a sentence for the ear: no `img`, for it is drawn with text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <span className="cell-face" role="img" aria-label={heard}>
        <span>
          <b>{main}</b> {unit.area_total > 0 && number(unit.area_total, 2)}
        </span>
        <span>{note}</span>
      </span>
    </a>
  )
})
