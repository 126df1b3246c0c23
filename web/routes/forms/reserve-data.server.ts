import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { type Estate, EstateGone, getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { notFoundPage, orNotFound } from '../../data/page-context.server.ts'
import { optional } from '../../data/optional.server.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'

/** The data of the unit beside a request about it. */
export type ReserveUnit = Pick<
  Estate,
  | 'id'
  | 'slug'
  | 'category'
  | 'number'
  | 'rooms'
  | 'area_total'
  | 'floor'
  | 'floors_total'
  | 'status'
  | 'price'
  | 'plan'
> & {
  complex: Pick<Estate['complex'], 'id' | 'name' | 'city'>
  house: Pick<Estate['house'], 'id' | 'name'>
  /** Whether it is a flat that is sold in a house under construction, which has a law of its own. */
  isBuilding: boolean
}

/** The unit in an address; a withdrawn one has a page that says so, an unknown one is «not found». */
export async function loadUnit(apiClient: ApiClient, url: URL, language: Language): Promise<ReserveUnit> {
  const id = namedUnit(url)
  if (id === null) throw notFoundPage(url)
  return shownUnit(await orNotFound(url, findUnit(apiClient, id, language)))
}

/** The unit to be viewed: null where the address names none, or one that is not on sale or cannot be loaded. */
export async function unitToView(apiClient: ApiClient, url: URL): Promise<ReserveUnit | null> {
  const id = namedUnit(url)
  if (id === null) return null
  const found = await optional(apiClient(getEstate, { id }), null)
  return found === null || found.data.status === 'sold' ? null : shownUnit(found.data)
}

function namedUnit(url: URL): number | null {
  const named = url.searchParams.get('estate') ?? ''
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null
}

function shownUnit(estate: Estate): ReserveUnit {
  const { complex, house, category, rooms, plan, status, price } = estate
  return {
    id: estate.id,
    slug: estate.slug,
    category,
    number: estate.number,
    rooms,
    area_total: estate.area_total,
    floor: estate.floor,
    floors_total: estate.floors_total,
    status,
    price,
    plan,
    complex: { id: complex.id, name: complex.name, city: complex.city },
    house: { id: house.id, name: house.name },
    isBuilding:
      category === 'flat' && estate.is_category_told !== false && status !== 'sold' && isUnfinished(house),
  }
}

/**
 * Whether a house is told as unfinished. Where another server says nothing of the day when it was handed over, only a
 * quarter to come says so.
 */
function isUnfinished({ deadline, handed_over_at, is_handover_told: isTold }: Estate['house']): boolean {
  if (deadline === null || handed_over_at !== null) return false
  const [year = 0, month = 0] = dayInKazakhstan(new Date()).split('-').map(Number)
  return isTold !== false || deadline.year * 4 + deadline.quarter >= year * 4 + Math.ceil(month / 3)
}

async function findUnit(apiClient: ApiClient, id: number, language: Language): Promise<Estate> {
  try {
    return (await apiClient(getEstate, { id })).data
  } catch (error) {
    const gone =
      error instanceof ApiFailure && error.status === 410 ? EstateGone.safeParse(error.body).data : undefined
    if (gone === undefined) throw error
    throw redirectTo(pages.estate(language, gone.category, gone.slug))
  }
}
