import type { ShortlistEstate } from '#contract/shortlist.ts'
import { bestPlace, differs } from '#domain/comparison.ts'
import { levelNumber } from '#domain/level-number.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { capitalised } from '../../i18n/capitalised.ts'
import { statusKey } from '../../i18n/estate-words.ts'
import type { I18n } from '../../i18n/i18n.tsx'

type Best = 'lowest' | 'highest'

type Cell = { value: string; note?: string; best: Best | null }

export type CompareRow = { title: string; cells: Cell[]; differs: boolean }

/** The value of a unit in a row; `number` decides which is the best. */
type Said = { value: string; note?: string; number?: number | null }

/** The rows of a comparison: only facts that are known of some unit. */
export function compareRows(estates: readonly ShortlistEstate[], i18n: I18n): CompareRow[] {
  const { t, price, area, number, quarter } = i18n
  const row = (title: string, best: Best | null, say: (of: ShortlistEstate) => Said) => {
    const said = estates.map(say)
    const numbers = said.map((one) => one.number ?? null)
    const bestOne = best === null ? null : bestPlace(numbers, best)
    return {
      title,
      cells: said.map(({ value, note }, place) => ({
        value,
        ...(note !== undefined && { note }),
        best: place === bestOne ? best : null,
      })),
      differs: differs(said.map(({ value, note = '' }) => value + note)),
    }
  }
  const areaOf = (value: number | null): Said => ({ value: value ? area(value) : '', number: value || null })
  const rows = [
    row(t('compare.status'), null, ({ status }) => ({ value: t(statusKey(status)) })),
    row(t('compare.price'), 'lowest', (estate) => {
      const shown = shownPrice(estate)
      return { value: shown === null ? '' : price(shown), number: shown }
    }),
    row(t('compare.price_m2'), 'lowest', (estate) => {
      const shown = shownPrice(estate) === null ? null : estate.price_m2
      return { value: shown === null ? '' : price(shown), number: shown }
    }),
    row(t('compare.monthly'), 'lowest', ({ monthly_from: monthly }) =>
      monthly === null
        ? { value: '' }
        : {
            value: t('common.from', { value: price(monthly.amount) }),
            note: programmeNote(monthly, i18n),
            number: monthly.amount,
          },
    ),
    row(t('compare.project'), null, ({ complex }) => ({
      value: [complex.name, complex.city.name].filter(Boolean).join(', '),
    })),
    row(t('compare.house'), null, ({ house }) => ({ value: house.name })),
    row(t('compare.area'), 'highest', ({ area_total }) => areaOf(area_total)),
    row(t('compare.area.living'), 'highest', ({ area_living }) => areaOf(area_living)),
    row(capitalised(t('estate.area.kitchen')), 'highest', ({ area_kitchen }) => areaOf(area_kitchen)),
    row(capitalised(t('estate.area.balcony')), 'highest', ({ area_balcony }) => areaOf(area_balcony)),
    row(capitalised(t('estate.area.terrace')), 'highest', ({ area_terrace }) => areaOf(area_terrace)),
    row(capitalised(t('estate.ceiling')), 'highest', ({ ceiling_height: height }) => ({
      value: height === null ? '' : t('estate.ceiling.value', { value: number(height, 2) }),
      // As written: a value that looks the same is not better.
      number: height === null ? null : Math.round(height * 100) / 100,
    })),
    row(t('estate.floor'), null, ({ floor, floors_total: total }) => ({
      value: floor > 0 ? t('estate.floor.of', { floor, total }) : '',
    })),
    row(t('estate.level'), null, ({ floor }) => ({ value: floor < 0 ? levelNumber(floor) : '' })),
    row(t('estate.section'), null, ({ section }) => ({ value: section === 0 ? '' : String(section) })),
    row(t('estate.views'), null, ({ views }) => ({
      value: capitalised(views.map((view) => t(`view.${view}`)).join(', ')),
    })),
    row(t('estate.finish'), null, ({ restoration }) => ({ value: restoration?.title ?? '' })),
    row(t('estate.deadline'), null, ({ house }) => ({
      value:
        house.handed_over_at !== null
          ? t('estate.ready')
          : house.deadline === null
            ? ''
            : quarter(house.deadline, 'short'),
    })),
  ]
  return rows.filter(({ cells }) => cells.some(({ value }) => value !== ''))
}

/** The programme with its terms and its full cost, which the law requires beside a payment (A49). */
function programmeNote(
  { program, initial_payment_tenge: initial, months }: NonNullable<ShortlistEstate['monthly_from']>,
  { t, number, price }: I18n,
): string {
  const { title, kind, rate_effective: rate } = program
  const words = { title, initial: price(initial), months, rate: number(rate) }
  return t(kind === 'islamic' ? 'compare.monthly.islamic' : 'compare.monthly.rate', words)
}
