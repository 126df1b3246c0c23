import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { getComplex } from '#contract/complexes.ts'
import { type Estate, getEstate } from '#contract/estates.ts'
import type { CalculationQuery } from '#domain/calculation-query.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import { shownPrice } from '#domain/shown-price.ts'

/** The home to buy, where a visitor came from a unit or from a project. */
export type Subject = {
  complex: { id: number; slug: string; name: string; city: string }
  /** The units on sale in the project, where the finish may still be chosen. */
  restorations: RestorationCode[]
  houseId: number | null
  /** One room, else the lowest price of a flat of the project. */
  price: number | null
  estate: SubjectEstate | null
}

type SubjectEstate = Pick<
  Estate,
  'id' | 'slug' | 'category' | 'rooms' | 'area_total' | 'number' | 'price_old'
> & {
  price: number
  house: string
  restoration: NonNullable<Estate['restoration']>['code'] | null
}

/**
 * The unit or the project of an address. Null where none is named, it is unknown or fails to load, or has no price
 * (A4).
 */
export async function loadSubject(
  apiClient: ApiClient,
  { estate, complex }: Pick<CalculationQuery, 'estate' | 'complex'>,
): Promise<Subject | null> {
  try {
    if (estate !== null) return estateSubject((await apiClient(getEstate, { id: estate })).data)
    if (complex === null) return null
    const { data: project } = await apiClient(getComplex, { slug: complex })
    const { id, slug, name, city, rooms, restorations, price_from } = project
    return {
      complex: { id, slug, name, city: city.name },
      restorations: restorations.map(({ code }) => code),
      houseId: null,
      price: rooms.find(({ rooms: count }) => count === 1)?.price_from ?? price_from,
      estate: null,
    }
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}

function estateSubject(estate: Estate): Subject | null {
  const price = shownPrice(estate)
  if (price === null) return null
  const { id, slug, category, rooms, area_total, number, house, restoration, price_old } = estate
  const { complex } = estate
  return {
    complex: { id: complex.id, slug: complex.slug, name: complex.name, city: complex.city.name },
    restorations: [],
    houseId: house.id,
    price,
    estate: {
      id,
      slug,
      category,
      rooms,
      area_total,
      number,
      price,
      price_old,
      house: house.name,
      restoration: restoration?.code ?? null,
    },
  }
}
