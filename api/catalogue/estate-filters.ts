import { type Filter, getEstateFilters } from '#contract/estates.ts'
import { type ChosenPlan, chosenPlans } from '#database/search/query/chosen-plans.ts'
import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { IndexWords } from '#database/search/index/search-index.ts'
import type { Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, type NumberStyle } from '#domain/money.ts'
import { isForAnyBuyer } from '#domain/programme-buyers.ts'
import { ownTexts } from '#texts/own-texts.ts'
import type { Texts } from '#texts/texts.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, parseEstateList } from './asked-listing.ts'
import { estateFilterList } from './estate-filter-list.ts'
import { checkboxes, range } from './filter-controls.ts'

/** GET /api/estates/filters: every filter of a category with counts under all other chosen ones (A18, R180). */
export function estateFilters(index: LiveSearchIndex, numberStyle: NumberStyle) {
  return [
    read(getEstateFilters, {
      parse: parseEstateList,
      answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const plans = chosenPlans(current, category, listing)
        const facets = estateFacets(current, category, listing)
        const words = ownTexts(current.own, language)
        return {
          data: [
            ...estateFilterList(facets, listing, category, language, words),
            ...planFilter(plans, category, language, numberStyle, words),
            ...firstPaymentFilter(current.words, category, listing.firstPaymentTo, words),
            ...programFilter(current.words, listing.program, facets.total, language, words),
          ],
        }
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}

/** Flats of so many rooms have a name of their own; those of more share one. */
const names = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3'] as const

/** The chosen plans as options of a filter, «2-комнатная, 61.4 м²»; no filter without a chosen one. */
function planFilter(
  plans: readonly ChosenPlan[],
  category: Category,
  language: Language,
  numberStyle: NumberStyle,
  words: Texts,
): Filter[] {
  const options = plans.map(({ value, count, rooms, area }) => {
    const name =
      category === 'flat' ? words[names[rooms] ?? 'rooms.many.4'] : words[`category.${category}.one`]
    return { value, title: `${name}, ${formatArea(area, language, numberStyle)}`, count }
  })
  return checkboxes([['plan', words['filter.plan'], options]])
}

/**
 * The limit of the first payment (R1032), without bounds: where something of the category can be paid later, or it is
 * asked for. Loans are for homes, instalments for everything.
 */
function firstPaymentFilter(
  { programmes }: IndexWords,
  category: Category,
  asked: number | null,
  words: Texts,
): Filter[] {
  const isPaidLater = programmes.some(
    (programme) => isForAnyBuyer(programme) && (category === 'flat' || programme.kind === 'installment'),
  )
  return asked !== null || isPaidLater
    ? [range('first_payment', words['filter.first_payment'], words['filter.price.unit'], null, 100_000)]
    : []
}

/** The programme that a listing names, as the option of a filter, with how many units it finds; no filter without one. */
function programFilter(
  { programmes }: IndexWords,
  named: string | null,
  count: number,
  language: Language,
  words: Texts,
): Filter[] {
  const options = programmes
    .filter(({ code }) => code === named)
    .map(({ code, title }) => ({ value: code, title: title[language], count }))
  return checkboxes([['program', words['filter.program'], options]])
}
