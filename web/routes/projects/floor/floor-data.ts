import type { Ask } from '#contract/ask.ts'
import { getHouseFloor } from '#contract/houses.ts'
import { parseFloorAddress } from '#domain/floor-address.ts'
import { notFoundPage } from '../../../data/ask.ts'
import { loadHouseFloors } from '../facade/facade-data.ts'

/** One floor of one section with its units, and the house that it is in. A floor without flats and premises is missing. */
export async function loadFloor(ask: Ask, url: URL, slug: string, word: string) {
  const at = parseFloorAddress(word)
  if (at === null) throw notFoundPage(url)
  const [{ house, units: all }, { data: on }] = await Promise.all([
    loadHouseFloors(ask, slug),
    ask(getHouseFloor, { slug, section: String(at.section), floor: String(at.floor) }),
  ])
  const units = on.filter(({ category }) => category === 'flat' || category === 'comm')
  if (units.length === 0) throw notFoundPage(url)
  return { house, all, at, units }
}

export type FloorData = Awaited<ReturnType<typeof loadFloor>>
