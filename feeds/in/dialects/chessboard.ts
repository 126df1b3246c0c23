import { z } from 'zod'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { categoryOfWord } from '../words/categories.ts'
import { readArea, readMoney, readWholeBetween } from '../words/numbers.ts'
import { readRooms } from '../words/room-counts.ts'

/** Paths to read from the export. Units may come before or after the sections that place them. */
export const chessboardPaths = ['$.flats.*', '$.houses.*', '$.entrances.*']

const Text = z.union([z.string(), z.number()]).transform(String).catch('')

const Flat = z.object({
  id: Text,
  cost: Text,
  type: Text,
  floor: Text,
  number: Text,
  square: Text,
  status: Text,
  plan_type: Text,
  renovation: z.boolean().catch(false),
})

const Entrance = z.object({
  house_id: Text,
  title: Text,
  floors: z
    .array(
      z.object({
        floor: Text,
        flats: z.array(z.object({ id: Text, number: Text })).catch([]),
      }),
    )
    .catch([]),
})

const House = z.object({ id: Text, name: Text, title: Text })

/** The export's names of houses: some list only their ids. */
export class HouseNames {
  readonly #names = new Map<string, string>()

  add(value: unknown): void {
    const { data } = House.safeParse(value)
    if (data && this.#names.size < 10_000) this.#names.set(data.id, (data.name || data.title).slice(0, 300))
  }

  find(id: string): string {
    return this.#names.get(id) ?? ''
  }
}

/** The id that a unit has of itself; empty when it has none. */
export function idOfFlat(value: unknown): string {
  return z.object({ id: Text }).safeParse(value).data?.id ?? ''
}

/** The place of a unit, which the export lists apart from the unit. */
export const ChessboardPlace = z.strictObject({
  house: z.string(),
  section: z.string(),
  floor: z.string(),
  position: z.string(),
})
export type ChessboardPlace = z.infer<typeof ChessboardPlace>

/** The places of a section's units by the unit's id; none when it is not a section. */
export function placesOfEntrance(value: unknown): [id: string, place: ChessboardPlace][] {
  const entrance = Entrance.safeParse(value)
  if (!entrance.success) return []
  const { house_id, title, floors } = entrance.data
  const section = sectionNumber(title)
  return floors.flatMap(({ floor, flats }) =>
    flats.map(({ id, number }): [string, ChessboardPlace] => [
      id,
      { house: house_id, section, floor, position: number },
    ]),
  )
}

/** «Подъезд 10 Секция 2» is section 2; the only one of a house is called «Секция» and is the first. */
function sectionNumber(title: string): string {
  return /секци[яи]\s*№?\s*(\d+)/i.exec(title)?.[1] ?? /\d+/.exec(title)?.[0] ?? '1'
}

/**
 * A unit of the export and where it is, as an offer. The export has no lines and one currency, which it does not
 * name.
 */
export function chessboardOffer(
  key: string,
  value: unknown,
  place: ChessboardPlace | null,
  houseName: string,
): FeedOffer {
  const flat = Flat.safeParse(value)
  if (!flat.success) return { ...unknownOffer, id: key.slice(0, 300) }
  const { id, cost, type, floor, number, square, status, plan_type, renovation } = flat.data
  return {
    ...unknownOffer,
    id: id || key,
    category: categoryOfWord(type),
    category_word: type,
    house: { id: place?.house ?? '', name: houseName },
    section: place?.section ?? '',
    number: number.trim(),
    floor: readWholeBetween(floor || (place?.floor ?? ''), -20, 200),
    position_on_floor: readWholeBetween(place?.position ?? '', 1, 1000),
    ...readRooms(plan_type),
    area_total: readArea(square),
    price: readMoney(cost),
    price_word: cost.slice(0, 300),
    status,
    finishing: renovation ? 'с отделкой' : '',
  }
}
