import type { ApiClient } from '#contract/api-client.ts'
import { type ComplexCard, getComplex } from '#contract/complexes.ts'
import { getHouse, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import type { MapSettings } from '#contract/request-context.ts'
import type { Language } from '#domain/languages.ts'
import { optional } from '../../data/optional.server.ts'

/** Projects for the map, and a floor of a house with a picture of its facade and of one without. */
export async function loadPlaces(
  apiClient: ApiClient,
  complexes: readonly ComplexCard[],
  maps: MapSettings,
  language: Language,
) {
  const slug = complexes[0]?.slug
  // Another server may know less of them (A41).
  const project = slug === undefined ? null : await optional(apiClient(getComplex, { slug }), null)
  const all = await Promise.all(
    (project?.data.houses ?? []).map((house) => optional(apiClient(getHouse, { slug: house.slug }), null)),
  )
  const houses = all.flatMap((answer) => (answer === null ? [] : [answer.data]))
  const shown = [houses.find(({ facade }) => facade !== null), houses.find(({ facade }) => facade === null)]
  const drawn = shown.flatMap((house) => (house === undefined ? [] : [house]))
  const floors = await Promise.all(drawn.map((house) => optional(floorOf(apiClient, house), null)))
  return {
    maps,
    floors: floors.filter((floor) => floor !== null),
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
