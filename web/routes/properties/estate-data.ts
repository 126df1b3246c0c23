import { data, redirect } from 'react-router'
import { type Ask, ApiFailure } from '#contract/ask.ts'
import { type EstateCard, EstateGone, getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import type { Language } from '#domain/languages.ts'
import { notFoundPage, orNotFound } from '../../data/ask.ts'

const day = 86_400_000

/** A sold unit stays in search engines for a month (A1). */
const soldIsKeptFor = 30 * day

/**
 * The unit behind an address: its page, a hop to its right address, 410 with units like it when it was withdrawn,
 * else «not found» (A1).
 */
export async function loadEstate(ask: Ask, url: URL, category: Category, slug: string, language: Language) {
  const id = estateIdOfSlug(slug)
  if (id === null) throw notFoundPage(url)
  try {
    const { data: estate } = await orNotFound(url, ask(getEstate, { id }))
    if (estate.category !== category) throw notFoundPage(url)
    if (estate.slug !== slug) throw redirect(pages.estate(language, category, estate.slug) + url.search, 301)
    const age = Date.now() - Date.parse(estate.status_changed_at)
    return data({ estate, similar: estate.similar, isOld: estate.status === 'sold' && age > soldIsKeptFor })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 410) throw error
    const similar: EstateCard[] = EstateGone.safeParse(error.body).data?.similar ?? []
    return data({ estate: null, similar, isOld: true }, { status: 410 })
  }
}
