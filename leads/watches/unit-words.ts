import type { EstateCard } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { levelNumber } from '#domain/level-number.ts'
import { formatArea, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import type { Finding } from '#domain/watches.ts'
import type { Texts } from '#texts/texts.ts'
import { oneLine } from '../delivery/lead-lines.ts'

/** How words and numbers are written. */
export type Wording = { language: Language; texts: Texts; numberStyle: NumberStyle }

const names = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3', 'rooms.4'] as const

/** «2-комнатная, 61.4 м²»: a unit as lists of the site name it. */
export function unitTitle(
  { category, rooms, area_total }: Pick<EstateCard, 'category' | 'rooms' | 'area_total'>,
  { language, texts, numberStyle }: Wording,
): string {
  return texts['estate.title']
    .replace('{name}', kindWords({ category, rooms }, texts))
    .replace('{area}', formatArea(area_total, language, numberStyle))
}

/** «2-комнатная»: a flat by its rooms, all else by its kind. */
function kindWords({ category, rooms }: Pick<EstateCard, 'category' | 'rooms'>, texts: Texts): string {
  const key = category === 'flat' && rooms !== null ? names[Math.min(rooms, 4)] : undefined
  return (key === undefined ? texts[`category.${category}.one`] : texts[key]).replace(
    '{count}',
    String(rooms),
  )
}

/** What a unit is named by. */
type Placed = Pick<
  EstateCard,
  'category' | 'rooms' | 'area_total' | 'floor' | 'floors_total' | 'number' | 'complex' | 'house'
>

/**
 * «2-комнатная, 61.4 м², этаж 5 из 9, Alatau Park, Дом A, квартира 18»: a unit that is told from all others of its size
 * (R1540, R1574).
 */
export function placedTitle(card: Placed, wording: Wording): string {
  const { complex, house } = card
  const parts = [
    unitTitle(card, wording),
    floorWords(card, wording.texts),
    complex.name,
    house.name,
    door(card, wording.texts),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The same unit, ever shorter, for a line with little room: what tells it from others of its size goes last. */
export function namesOf(card: Placed, wording: Wording): [string, ...string[]] {
  const { complex, house } = card
  const title = unitTitle(card, wording)
  const kind = kindWords(card, wording.texts)
  const number = door(card, wording.texts)
  return [
    placedTitle(card, wording),
    ...[
      [title, complex.name, house.name, number],
      [kind, complex.name, house.name, number],
      [complex.name, house.name, number],
      [kind, complex.name, number],
      [kind, complex.name],
      [title],
    ].map((parts) => parts.filter(Boolean).join(', ')),
  ]
}

/** «этаж 5 из 9»; what lies below the ground has a level, and what is not known is left out. */
function floorWords({ floor, floors_total: total }: Placed, texts: Texts): string {
  if (floor === 0) return ''
  if (floor < 0) return texts['digest.level'].replace('{level}', levelNumber(floor))
  return texts[total > 0 ? 'digest.floor.of' : 'digest.floor']
    .replace('{floor}', String(floor))
    .replace('{total}', String(total))
}

function door({ category, number }: Placed, texts: Texts): string {
  return number && texts[`estate.number.${category}`].replace('{number}', number)
}

/**
 * A unit and what it costs, in any message about its change (R1574): letters, chats and feeds say the same. What is gone
 * for good has no price any more.
 */
export function unitLine(
  card: Placed & Pick<EstateCard, 'price'>,
  { change, was }: Pick<Finding, 'change' | 'was'>,
  wording: Wording,
): { title: string; text: string } {
  return {
    title: oneLine(placedTitle(card, wording)),
    text: change === 'sold' || change === 'withdrawn' ? '' : priceText({ price: card.price, was }, wording),
  }
}

/**
 * What a unit costs, in a message about its change.
 *
 * @param was its price before a reduction; null where it is not told of
 */
function priceText(
  { price, was }: { price: number | null; was: number | null },
  { language, texts, numberStyle }: Wording,
): string {
  const style = numberStyleIn(language, numberStyle)
  const now = price === null ? texts['digest.request'] : formatPrice(price, style)
  if (was === null) return now
  return texts['digest.was'].replace('{price}', now).replace('{was}', formatPrice(was, style))
}
