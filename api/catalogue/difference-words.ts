import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { NearUnit } from '#database/search/query/near-units.ts'
import { filled } from '#domain/filled.ts'
import type { Language } from '#domain/languages.ts'
import { levelNumber } from '#domain/level-number.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { formatArea, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import { readNear } from '#domain/near-place.ts'
import { restorationTitleOf } from '#domain/restorations.ts'
import { formatShortPrice } from '#domain/short-number.ts'
import { ownTexts } from '#texts/own-texts.ts'
import type { TextKey } from '#texts/texts.ts'
import { deadlineTitle } from './filter-controls.ts'

/** A flat of so many rooms; those of more share one name. */
const flatNames = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3'] as const

type Way = { readonly language: Language; readonly numberStyle: NumberStyle }

/** «2 million more expensive», «Another project: …»: what is different in a unit near a listing, in one plain line. */
export function differenceWords(
  { words: { complexes, houses, features, programmes }, own }: SearchIndex,
  listing: ListingQuery,
  { language, numberStyle }: Way,
): (unit: NearUnit) => string {
  const texts = ownTexts(own, language)
  /** A text whose key ends in a value that the index has. */
  const textOf = (key: string) => texts[key as TextKey]
  const fill = (key: TextKey, parts: Readonly<Record<string, string>>) => filled(texts[key], parts)
  const sum = (tenge: number) =>
    formatShortPrice(tenge, numberStyleIn(language, numberStyle), (key) => texts[key])
  const area = (metres: number) => formatArea(metres, language, numberStyle)
  const all = (values: readonly (string | number)[], say: (value: string) => string) =>
    values.map((value) => say(String(value))).join(', ')
  const instead = (
    title: TextKey,
    values: readonly string[],
    asked: readonly string[],
    say: (value: string) => string,
  ) => fill('difference.words', { title: texts[title], own: all(values, say), asked: all(asked, say) })
  const rooms = (value: string) => texts[flatNames[Number(value)] ?? 'rooms.many.4']
  const nameOf = (records: readonly { slug: string; name: Record<Language, string> }[], slug: string) =>
    records.find((record) => record.slug === slug)?.name[language] ?? slug
  const titleOf = (records: readonly { code: string; title: Record<Language, string> }[], code: string) =>
    records.find((record) => record.code === code)?.title[language] ?? code

  return ({ key, by, values, district }) => {
    const [first = ''] = values
    switch (key) {
      case 'price_from':
      case 'price_to':
      case 'payment_to':
      case 'first_payment_to':
        return fill(`difference.${key}`, { by: sum(by ?? 0) })
      case 'area_from':
      case 'area_to':
      case 'kitchen_from':
        return fill(`difference.${key}`, { by: area(by ?? 0) })
      case 'floor_from':
      case 'floor_to': {
        const asked = (key === 'floor_from' ? listing.floorFrom : listing.floorTo) ?? 0
        const isLevel = Math.min(asked, Number(first)) < 1
        const end = key === 'floor_from' ? 'from' : 'to'
        return fill(isLevel ? `difference.level_${end}` : `difference.floor_${end}`, {
          own: levelNumber(Number(first)),
          asked: levelNumber(asked),
        })
      }
      case 'rooms':
        return fill('difference.rooms', { own: rooms(first), asked: all(listing.rooms, rooms).toLowerCase() })
      case 'restorations':
        return instead('filter.restorations', values, listing.restorations, (code) =>
          restorationTitleOf(code, language).toLowerCase(),
        )
      case 'deadline':
        return instead('filter.deadline', values, listing.deadlines, (value) =>
          deadlineTitle(value, texts).toLowerCase(),
        )
      case 'views':
        return instead('filter.views', values, listing.views, (value) => textOf(`view.${value}`))
      case 'sun':
        return instead('filter.sun', values, listing.suns, (hours) =>
          texts['filter.sun.hours'].replace('{hours}', hours),
        )
      case 'side':
        return instead('filter.side', values, listing.sides, (side) =>
          texts['filter.side.to'].replace('{side}', textOf(`compass.${side}`)),
        )
      case 'status':
        return instead('filter.status', values, listing.statuses, (status) =>
          textOf(`estate.status.${status}`).toLowerCase(),
        )
      case 'floor_not':
        return all(values, (end) => textOf(`difference.floor.${end}`))
      case 'near': {
        const { kind, minutes } = readNear(first) ?? { kind: 'bus' as const, minutes: 0 }
        const asked = String(minutes - (by ?? 0))
        return fill('difference.place', { place: texts[`place.${kind}`], own: String(minutes), asked })
      }
      case 'complex':
        return district === null
          ? fill('difference.complex', { name: nameOf(complexes, first) })
          : fill('difference.district', { name: district[language] })
      case 'house':
        return fill('difference.house', { name: nameOf(houses, first) })
      case 'features':
        return fill('difference.features', { name: titleOf(features, first) })
      case 'program':
        return fill('difference.program', { name: titleOf(programmes, listing.program ?? '') })
      case 'promotion':
      case 'plan':
        return texts[`difference.${key}`]
    }
  }
}
