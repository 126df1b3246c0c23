import type { Calculation } from '#contract/calculation-export.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import type { IndexWords } from '#database/search/index/search-index.ts'
import { isOfType } from '#documents/calculation-order.ts'
import { type Home, type Obstacle, obstacles } from '#domain/programme-match.ts'

/** The field of a calculation that an obstacle is about. */
const fieldOf = {
  category: 'estate_id',
  complex: 'estate_id',
  house: 'estate_id',
  discount: 'price',
  finishing: 'estate_id',
  price: 'price',
  loan: 'initial_payment',
  initial: 'initial_payment',
  term: 'months',
} as const satisfies Record<Obstacle['kind'], keyof Calculation>

/**
 * The fields of a calculation that its programme forbids (R348), with the key of their message: a schedule under
 * terms that no programme gives is misleading. Without a unit the city is open, and a price is forbidden only
 * where no city allows it.
 */
export function programmeMisfits(
  body: Calculation,
  programme: Mortgage,
  estate: EstateCard | null,
  words: IndexWords,
): Record<string, string[]> {
  const { type, price, initial_payment: initial, months, rate } = body
  if (!isOfType(programme, type)) return refused(['program_id'])
  const found = homesOf(price, programme, estate, words).map((home) =>
    obstacles(programme, home, { initial, months }).map(({ kind }) => fieldOf[kind]),
  )
  const [first = []] = found
  const everywhere = first.filter((field) => found.every((fields) => fields.includes(field)))
  return refused([
    ...everywhere,
    ...(rate === undefined || rate === programme.rate_nominal ? [] : ['rate' as const]),
  ])
}

function refused(fields: readonly (keyof Calculation)[]): Record<string, string[]> {
  return Object.fromEntries(fields.map((field) => [field, ['validation.program_terms']]))
}

/** The unit as a home at the price of the calculation; without one, a home that suits the programme in each city. */
function homesOf(
  price: number,
  { finishing_required: finishing, complex_ids: open }: Mortgage,
  estate: EstateCard | null,
  { cities, complexes }: IndexWords,
): Home[] {
  if (estate !== null) {
    const own = complexes.find(({ id }) => id === estate.complex.id)
    return [
      {
        category: estate.category,
        city_id: cities[own?.city ?? -1]?.id ?? 0,
        complex_ids: [estate.complex.id],
        house_id: estate.house.id,
        restoration: estate.restoration?.code ?? null,
        price,
        price_old: estate.price_old,
      },
    ]
  }
  const anywhere = { category: 'flat' as const, complex_ids: open, restoration: finishing[0] ?? null, price }
  const places = cities.length === 0 ? [{ id: 0 }] : cities
  return places.map(({ id }) => ({ ...anywhere, city_id: id }))
}
