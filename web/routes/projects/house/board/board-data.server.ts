import type { ApiClient } from '#contract/api-client.ts'
import { getHouse, getHouseEstates, type HouseEstate } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { boardKeys, boardOfParams, boardSearch } from '#domain/board-query.ts'
import { categories, type Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { notFoundPage } from '../../../../data/page-context.server.ts'
import { hasFacade } from '../../../../data/house-drawings.server.ts'
import { redirectTo } from '../../../../data/redirect-to.server.ts'

/** A plain form repeats the key of each ticked box and sends its empty inputs; our links do neither. */
function tidied(params: URLSearchParams, house: string, category: Category, language: Language) {
  const keys = [...params.keys()].filter((key) => boardKeys.has(key))
  if (new Set(keys).size === keys.length && keys.every((key) => params.get(key) !== '')) return null
  const rest = new URLSearchParams([...params].filter(([key]) => !boardKeys.has(key))).toString()
  const criteria = boardSearch(boardOfParams(params), language)
  return pages.board(language, house, category, [criteria, rest].filter(Boolean).join('&'))
}

/** A house with its units of one category, and how many it has of each. A kind that the house has not is missing. */
export async function loadBoard(
  apiClient: ApiClient,
  url: URL,
  slug: string,
  category: Category,
  language: Language,
) {
  const [{ data: house }, { data: all }] = await Promise.all([
    apiClient(getHouse, { slug }),
    apiClient(getHouseEstates, { slug }),
  ])
  const kinds = categories
    .map((code) => ({ code, count: all.filter((estate) => estate.category === code).length }))
    .filter(({ code, count }) => count > 0 || code === 'flat')
  if (!kinds.some(({ code }) => code === category)) throw notFoundPage(url)
  const better = tidied(url.searchParams, slug, category, language)
  if (better !== null) throw redirectTo(better, 302)
  const { id, name, floors, complex, sections } = house
  return {
    category,
    kinds,
    house: { id, slug, name, floors, complex, sections },
    hasFacade: hasFacade(house),
    units: all.filter((estate) => estate.category === category).map(unitOf),
    shops: all
      .filter((estate) => estate.category === 'comm')
      .map(({ section, floor }) => ({ section, floor })),
  }
}

/** No more of a unit than its cell needs: a house may have a thousand. */
function unitOf(estate: HouseEstate) {
  const { id, slug, number, section, floor, position_on_floor: position, status } = estate
  const { rooms, area_total, restoration, price } = estate
  return { id, slug, number, section, floor, position, status, rooms, area_total, restoration, price }
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

/** A unit as a cell shows it. */
export type BoardUnit = BoardData['units'][number]
