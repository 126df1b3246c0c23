import type { BuildingType } from '#domain/building-types.ts'
import type { FeedEstate } from '#database/catalogue/estate-pages.ts'
import { element, group } from './xml-text.ts'
import type { YrlFlat } from './yrl-flat.ts'

/** Elements that mean the same in both dialects of YRL. */

export function locationPoint({ point }: YrlFlat): string {
  return point === null ? '' : element('latitude', point.latitude) + element('longitude', point.longitude)
}

export function measures(estate: FeedEstate): string {
  const parts = [
    ['area', estate.area_total],
    ['living-space', estate.area_living],
    ['kitchen-space', estate.area_kitchen],
  ] as const
  return parts
    .filter(([, area]) => area !== null && area > 0)
    .map(([name, area]) => group(name, element('value', area), element('unit', 'кв. м')))
    .join('')
}

/** A studio has no number of rooms, and says so. */
export function roomWords({ rooms, floors_total: floors }: FeedEstate): string {
  return (rooms === 0 ? element('studio', 'да') : element('rooms', rooms)) + element('floors-total', floors)
}

const buildingWord: Readonly<Record<BuildingType, string>> = {
  brick: 'кирпичный',
  monolith: 'монолит',
  panel: 'панельный',
  brick_monolith: 'кирпично-монолитный',
  block: 'блочный',
}

/** Of a flat for which no mortgage is open nothing is said: another bank may lend. */
export function mortgageElement({ mortgage }: YrlFlat): string {
  return element('mortgage', mortgage ? 'да' : null)
}

/** The id of the house, its state of construction, and what it is built of. */
export function buildingWords({ complex, house, ready }: YrlFlat): string[] {
  return [
    element('building-name', complex.name.ru),
    element('yandex-building-id', complex.yandex_id),
    element('yandex-house-id', house.yandex_id),
    element('building-state', house.handed_over_at === null ? 'unfinished' : 'hand-over'),
    element('built-year', ready.year),
    element('ready-quarter', ready.quarter),
    element('building-section', house.name.ru),
    element('building-type', house.building_type && buildingWord[house.building_type]),
  ]
}

/** The pictures; that of the plan says so, as readers expect of a new building. */
export function imageElements({ images, plan }: Pick<YrlFlat, 'images' | 'plan'>): string[] {
  return images.map((image) => element('image', image, image === plan ? ' tag="plan"' : ''))
}
