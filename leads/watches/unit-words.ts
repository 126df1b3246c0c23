import type { EstateCard } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'

/** How words and numbers are written. */
export type Wording = { language: Language; texts: Texts; numberStyle: NumberStyle }

const names = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3', 'rooms.4'] as const

/** «2-комнатная, 61.4 м²»: a unit as lists of the site name it. */
export function unitTitle(
  { category, rooms, area_total }: Pick<EstateCard, 'category' | 'rooms' | 'area_total'>,
  { language, texts, numberStyle }: Wording,
): string {
  const key = category === 'flat' && rooms !== null ? names[Math.min(rooms, 4)] : undefined
  const name = key === undefined ? texts[`category.${category}.one`] : texts[key]
  return texts['estate.title']
    .replace('{name}', name.replace('{count}', String(rooms)))
    .replace('{area}', formatArea(area_total, language, numberStyle))
}

/** «2-комнатная, 61.4 м², Alatau Park, Дом A, квартира 18»: a unit that is told from all others of its size (R1540). */
export function placedTitle(
  card: Pick<EstateCard, 'category' | 'rooms' | 'area_total' | 'number' | 'complex' | 'house'>,
  wording: Wording,
): string {
  const { category, number, complex, house } = card
  const door = number && wording.texts[`estate.number.${category}`].replace('{number}', number)
  return [unitTitle(card, wording), complex.name, house.name, door].filter(Boolean).join(', ')
}

/**
 * What a unit costs, in a message about its change.
 *
 * @param was its price before a reduction; null where it is not told of
 */
export function priceText(
  { price, was }: { price: number | null; was: number | null },
  { language, texts, numberStyle }: Wording,
): string {
  const style = numberStyleIn(language, numberStyle)
  const now = price === null ? texts['digest.request'] : formatPrice(price, style)
  if (was === null) return now
  return texts['digest.was'].replace('{price}', now).replace('{was}', formatPrice(was, style))
}
