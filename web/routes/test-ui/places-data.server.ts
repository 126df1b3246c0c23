import type { ApiClient } from '#contract/api-client.ts'
import { type ComplexCard, getComplex } from '#contract/complexes.ts'
import { getHouse, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import type { MapSettings } from '#contract/request-context.ts'
import type { Language } from '#domain/languages.ts'

/** Projects for the map, and a floor of a house with a picture of its facade and of one without. */
export async function loadPlaces(
  apiClient: ApiClient,
  complexes: readonly ComplexCard[],
  maps: MapSettings,
  language: Language,
) {
  const slug = complexes[0]?.slug
  const houses = slug === undefined ? [] : (await apiClient(getComplex, { slug })).data.houses
  const all = await Promise.all(
    houses.map(async (house) => (await apiClient(getHouse, { slug: house.slug })).data),
  )
  const shown = [all.find(({ facade }) => facade !== null), all.find(({ facade }) => facade === null)]
  const floors = await Promise.all(
    shown.flatMap((house) => (house === undefined ? [] : [floorOf(apiClient, house)])),
  )
  return {
    maps,
    floors,
    projects: complexes.map(({ id, name, address, city, lat, lng, slug: own }) => ({
      id,
      lat,
      lng,
      name,
      address,
      title: name,
      area: city.name,
      to: pages.project(language, own),
    })),
  }
}

async function floorOf<House extends { slug: string }>(apiClient: ApiClient, house: House) {
  const { data: units } = await apiClient(getHouseEstates, { slug: house.slug })
  const some = units.find(({ category, floor }) => category === 'flat' && floor > 1)
  const at = { section: some?.section ?? 1, floor: some?.floor ?? 2 }
  const { data: on } = await apiClient(getHouseFloor, {
    slug: house.slug,
    section: String(at.section),
    floor: String(at.floor),
  })
  return { house, at, units: on }
}

export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>
