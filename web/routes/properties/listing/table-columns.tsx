import type { ReactNode } from 'react'
import type { EstateCard } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { type Category, isNumbered } from '#domain/categories.ts'
import { levelNumber } from '#domain/level-number.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { type Card, paymentSearch } from '../../../blocks/estate/estate-card.tsx'
import { FormerPrice } from '../../../blocks/estate/former-price.tsx'
import { PaymentLine } from '../../../blocks/estate/payment-line.tsx'
import { capitalised } from '../../../i18n/capitalised.ts'
import { estateKind, estateNumberWords, handOver, statusKey } from '../../../i18n/estate-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'

type ColumnName =
  | 'plan'
  | 'name'
  | 'area'
  | 'floor'
  | 'place'
  | 'deadline'
  | 'finish'
  | 'm2'
  | 'price'
  | 'status'

/** A column: `sorts` is the order of the listing that its head asks for. */
type Column = {
  name: ColumnName
  title: string
  sorts?: 'area' | 'floor' | 'deadline' | 'price'
  cell: (estate: Card) => ReactNode
}

const flatColumns = [
  'plan',
  'name',
  'area',
  'floor',
  'place',
  'deadline',
  'finish',
  'm2',
  'price',
  'status',
] as const satisfies ColumnName[]

/**
 * The distinguishing columns of units of a kind: a parking space has a number and a level, but neither plan nor
 * finish.
 */
const columnsOf: Readonly<Record<Category, readonly ColumnName[]>> = {
  flat: flatColumns,
  comm: flatColumns,
  garage: ['name', 'floor', 'area', 'place', 'deadline', 'price', 'status'],
  storageroom: ['name', 'floor', 'area', 'place', 'deadline', 'price', 'status'],
}

/** The columns of a category, in the words of the page. */
export function tableColumns(category: Category, i18n: I18n): Column[] {
  const { t, area, price } = i18n
  const numbered = isNumbered(category)
  const all: Record<ColumnName, Omit<Column, 'name'>> = {
    plan: { title: t('views.table.plan'), cell: ({ plan }) => <Thumbnail plan={plan} /> },
    name: {
      title: t(numbered ? 'views.table.number' : 'views.table.kind'),
      cell: (estate) => <UnitLink estate={estate} isNumbered={numbered} i18n={i18n} />,
    },
    area: {
      title: t('views.table.area'),
      sorts: 'area',
      cell: (estate) => estate.area_total > 0 && area(estate.area_total),
    },
    floor: {
      title: t(numbered ? 'estate.level' : 'estate.floor'),
      sorts: 'floor',
      cell: (estate) => <FloorCell estate={estate} i18n={i18n} />,
    },
    place: {
      title: t('views.table.place'),
      cell: ({ complex, house }) =>
        complex.name ? (
          <>
            {complex.name}
            <small>{house.name}</small>
          </>
        ) : (
          house.name
        ),
    },
    deadline: { title: t('estate.deadline'), sorts: 'deadline', cell: ({ house }) => handOver(house, i18n) },
    finish: { title: t('estate.finish'), cell: ({ restoration }) => restoration?.title },
    m2: {
      title: t('views.table.m2'),
      cell: (estate) => shownPrice(estate) !== null && estate.price_m2 !== null && price(estate.price_m2),
    },
    price: {
      title: t('views.table.price'),
      sorts: 'price',
      cell: (estate) => {
        const shown = shownPrice(estate)
        return shown === null ? null : (
          <>
            <b>{price(shown)}</b>
            <FormerPrice estate={estate} />
            <PaymentLine estate={estate} />
          </>
        )
      },
    },
    status: { title: t('views.table.status'), cell: ({ status }) => t(statusKey(status)) },
  }
  return columnsOf[category].map((name) => ({ name, ...all[name] }))
}

function Thumbnail({ plan }: Pick<EstateCard, 'plan'>) {
  return plan && <img src={plan.card} width={plan.width} height={plan.height} alt="" loading="lazy" />
}

/** The link to the unit, which is the whole row. Screen readers hear how flats with the same room count differ. */
function UnitLink({ estate, isNumbered, i18n }: { estate: Card; isNumbered: boolean; i18n: I18n }) {
  const { t, language } = i18n
  const number = estateNumberWords(estate, t)
  return (
    <Link to={pages.estate(language, estate.category, estate.slug, paymentSearch(estate))}>
      {isNumbered && number ? (
        capitalised(number)
      ) : (
        <>
          {estateKind(estate, t)}
          {number && <span className="visually-hidden">, {number}</span>}
        </>
      )}
    </Link>
  )
}

/** «5 из 12» under a head that says floor; in a folded row, which has no head, «5 / 12 этаж». */
function FloorCell({ estate: { floor, floors_total: total }, i18n: { t } }: { estate: Card; i18n: I18n }) {
  if (total === 0 || floor === 0) return null
  const isUnderground = floor < 1
  return (
    <>
      <span className="unfolded">
        {isUnderground ? levelNumber(floor) : t('estate.floor.of', { floor, total })}
      </span>
      <span className="folded">
        {isUnderground
          ? `${t('estate.level')} ${levelNumber(floor)}`
          : t('estate.floor.card', { floor, total })}
      </span>
    </>
  )
}
