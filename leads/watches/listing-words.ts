import type { SearchIndex } from '#database/search/index/search-index.ts'
import { chosenPlans } from '#database/search/query/chosen-plans.ts'
import type { Category } from '#domain/categories.ts'
import { compassSides } from '#domain/compass.ts'
import { levelNumber } from '#domain/level-number.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { formatArea, numberStyleIn } from '#domain/money.ts'
import { readNear } from '#domain/near-place.ts'
import { restorationTitles } from '#domain/restorations.ts'
import { formatShortPrice } from '#domain/short-number.ts'
import type { TextKey } from '#texts/texts.ts'
import type { Wording } from './unit-words.ts'

const one = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3'] as const
const rooms = ['rooms.many.0', 'rooms.many.1', 'rooms.many.2', 'rooms.many.3', 'rooms.many.4'] as const

/** The filters that a saved search may have (`watchableListing`). */
type SavedFilter = Exclude<
  keyof ListingQuery,
  'sort' | 'view' | 'hand' | 'program' | 'paymentTo' | 'firstPaymentTo' | 'statuses'
>

/**
 * Each filter of a search in the words that its listing shows, in the same order. A letter has no headings of filters: what
 * they say beside a view or a year stands in its words (R1543).
 */
export function listingWords(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
  { language, texts, numberStyle }: Wording,
): string[] {
  const { words } = index
  const style = numberStyleIn(language, numberStyle)
  const money = (tenge: number) => formatShortPrice(tenge, style, (key) => texts[key])
  const area = (metres: number) => formatArea(metres, language, numberStyle)
  const bound = (value: number | null, key: TextKey, say: (value: number) => string) =>
    value === null ? [] : [texts[key].replace('{value}', say(value))]
  const floor = (value: number | null, end: 'from' | 'to') =>
    bound(value, `listing.chip.${value !== null && value < 1 ? 'level' : 'floor'}.${end}`, (level) =>
      levelNumber(level),
    )
  const chosen: Record<SavedFilter, string[]> = {
    rooms: listing.rooms.map((count) => texts[rooms[Math.min(count, 4)] ?? 'rooms.many.4']),
    priceFrom: bound(listing.priceFrom, 'listing.chip.price.from', money),
    priceTo: bound(listing.priceTo, 'listing.chip.price.to', money),
    areaFrom: bound(listing.areaFrom, 'listing.chip.price.from', area),
    areaTo: bound(listing.areaTo, 'listing.chip.price.to', area),
    kitchenFrom: bound(listing.kitchenFrom, 'listing.chip.kitchen', area),
    floorFrom: floor(listing.floorFrom, 'from'),
    floorTo: floor(listing.floorTo, 'to'),
    floorsNot: listing.floorsNot.map((end) => texts[`filter.floor_not.${end}`]),
    complexes: listing.complexes.map(
      (slug) => words.complexes.find((complex) => complex.slug === slug)?.name[language] ?? slug,
    ),
    houses: listing.houses.map((slug) => {
      const house = words.houses.find((each) => each.slug === slug)
      const complex = house && words.complexes[house.complex]
      return house === undefined ? slug : `${complex?.name[language] ?? ''}, ${house.name[language]}`
    }),
    restorations: listing.restorations.map((code) => restorationTitles[code][language]),
    deadlines: listing.deadlines.map((due) =>
      due === 'ready' ? texts['filter.deadline.ready'] : texts['digest.list.deadline'].replace('{year}', due),
    ),
    views: listing.views.map((view) => texts['digest.list.view'].replace('{view}', texts[`view.${view}`])),
    suns: listing.suns.map((hours) => texts['filter.sun.hours'].replace('{hours}', hours)),
    sides: compassSides
      .filter((side) => listing.sides.includes(side))
      .map((side) => texts['filter.side.to'].replace('{side}', texts[`compass.${side}`])),
    features: listing.features.map(
      (code) => words.features.find((feature) => feature.code === code)?.title[language] ?? code,
    ),
    near: listing.near.map((choice) => {
      const near = readNear(choice)
      return near === null
        ? choice
        : texts['filter.near.within']
            .replace('{place}', texts[`place.${near.kind}`])
            .replace('{minutes}', String(near.minutes))
    }),
    promotions: listing.promotions.map(
      (id) => words.promotions.find((promotion) => promotion.id === id)?.title[language] ?? String(id),
    ),
    plans: chosenPlans(index, category, listing).map((plan) => {
      const name =
        category === 'flat' ? texts[one[plan.rooms] ?? 'rooms.many.4'] : texts[`category.${category}.one`]
      return `${name}, ${area(plan.area)}`
    }),
  }
  return Object.values(chosen).flat()
}
