import type { EstateRow } from '#database/feeds/write-estates.ts'

/** What an import does to a unit. */
export const newsKinds = ['added', 'price', 'status', 'withdrawn', 'held'] as const
export type NewsKind = (typeof newsKinds)[number]

/** A unit and what became of it, as people read it; prices in whole tenge, null where there was none. */
export type UnitNews = Pick<
  EstateRow,
  'id' | 'category' | 'geo_flatnum' | 'floor' | 'area_total' | 'status'
> & {
  /** Slug of its house. */
  house: string
  price: number
  before: Pick<EstateRow, 'price' | 'status'> | null
}

/** So many units of a kind are named, the others counted: a first import has thousands. */
const maxNamed = 300

/** What an import changes, unit by unit. */
export class News {
  readonly counts: Record<NewsKind, number> = { added: 0, price: 0, status: 0, withdrawn: 0, held: 0 }
  readonly units: Record<NewsKind, UnitNews[]> = { added: [], price: [], status: [], withdrawn: [], held: [] }
  readonly #slugs: ReadonlyMap<number, string>

  /** @param slugs of our houses, by id */
  constructor(slugs: ReadonlyMap<number, string>) {
    this.#slugs = slugs
  }

  /** How many units of a kind may still be named. */
  room(kind: NewsKind): number {
    return maxNamed - this.units[kind].length
  }

  /** @param count how many there are; only the first ones are given where there is no room for all */
  tell(
    kind: NewsKind,
    rows: readonly { row: EstateRow; before: EstateRow | null }[],
    count = rows.length,
  ): void {
    this.counts[kind] += count
    for (const { row, before } of rows.slice(0, this.room(kind))) {
      const { id, category, geo_flatnum, floor, area_total, status, price } = row
      this.units[kind].push({
        id,
        category,
        geo_flatnum,
        floor,
        area_total,
        status,
        price,
        house: this.#slugs.get(row.house_id) ?? '',
        before: before && {
          price: before.price,
          status: before.status,
        },
      })
    }
  }
}
