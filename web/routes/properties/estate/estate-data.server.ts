import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '#contract/api-client.ts'
import { type CardWithPayment, type Estate, EstateGone, getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { type Category, categoryOfSegment, isCategory } from '#domain/categories.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import type { Language } from '#domain/languages.ts'
import { soldIsKeptFor } from '#domain/sold-estates.ts'
import { notFoundPage, orNotFound } from '../../../data/page-context.server.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'

/**
 * The record of an id: the unit, or the remaining data of a withdrawn one; both are null when the server has none.
 */
type Found = {
  estate: Estate | null
  gone: EstateGone | null
  similar: CardWithPayment[]
}

/** The parts of an address: the segment of a category, or its code (A15), and the last part. */
type Named = { type: string; slug: string }

/**
 * The unit behind an address: its page, one hop to its right address, 410 with units like it when it was withdrawn,
 * else «not found» (A1). Withdrawn units have one right address too.
 */
export async function loadEstate(apiClient: ApiClient, url: URL, { type, slug }: Named, language: Language) {
  const isCode = isCategory(type)
  const category = isCode ? type : categoryOfSegment(type)
  const id = estateIdOfSlug(slug)
  if (category === null || id === null) throw notFoundPage(url)
  const { estate, gone, similar } = await orNotFound(url, findUnit(apiClient, id, category))
  const address = estate ?? gone
  if (address !== null && address.category !== category) throw notFoundPage(url)
  const right = address?.slug ?? slug
  if (isCode || right !== slug) throw redirectTo(pages.estate(language, category, right) + url.search, 301)
  if (estate === null) return data({ estate, gone, similar, isOld: true }, { status: 410 })
  const age = Date.now() - Date.parse(estate.status_changed_at)
  return data({ estate, gone, similar, isOld: estate.status === 'sold' && age > soldIsKeptFor })
}

/** The data of the unit's own page: no picture of its project is shown there, and the units like it come beside. */
export function shownEstate({ similar: _similar, has_model: _told, complex, ...estate }: Estate) {
  const { id, slug, name, city, address } = complex
  return { ...estate, complex: { id, slug, name, city, address } }
}

export type ShownEstate = ReturnType<typeof shownEstate>

async function findUnit(apiClient: ApiClient, id: number, category: Category): Promise<Found> {
  try {
    const estate = asAsked((await apiClient(getEstate, { id })).data, category)
    return { estate, gone: null, similar: estate.similar }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 410) throw error
    const gone = EstateGone.safeParse(error.body).data ?? null
    return { estate: null, gone, similar: gone?.similar ?? [] }
  }
}

/** A unit whose category another server did not tell has that of the address (A41), and its number on the door. */
function asAsked({ is_category_told: isTold, ...estate }: Estate, category: Category): Estate {
  if (isTold !== false) return estate
  const isGuessed = estate.number === estateNumber(estate.category, estate.geo_flatnum)
  return {
    ...estate,
    category,
    number: isGuessed ? estateNumber(category, estate.geo_flatnum) : estate.number,
  }
}
