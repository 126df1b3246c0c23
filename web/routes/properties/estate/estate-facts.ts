import { compassSide } from '#domain/compass.ts'
import { levelNumber } from '#domain/level-number.ts'
import { finishTitle } from '#domain/restorations.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import type { ShownEstate } from './estate-data.server.ts'

type Fact = { title: string; value: string }

/** The rows of the panel beside the plan, by the category of the unit: only its known facts. */
export function estateFacts(estate: ShownEstate, i18n: I18n): Fact[] {
  const { t, quarter } = i18n
  const { house, complex, category } = estate
  const handOver =
    house.handed_over_at !== null ? t('estate.ready') : house.deadline === null ? '' : quarter(house.deadline)
  const isBelow = category === 'garage' || category === 'storageroom'
  return [
    ...(isBelow ? placeBelow(estate, i18n) : placeOnFloor(estate, i18n)),
    { title: t('estate.deadline'), value: handOver },
    { title: t('estate.address'), value: [complex.city.name, complex.address].filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== '')
}

/** A flat, or premises on a street: a floor, windows, a finish. */
function placeOnFloor(estate: ShownEstate, { t, language }: I18n): Fact[] {
  const { windows, views, restoration } = estate
  const sides = [...new Set(windows.map(({ azimuth }) => t(`compass.${compassSide(azimuth)}`)))]
  return [
    floorFact(estate, t),
    { title: t('estate.section'), value: estate.section === 0 ? '' : String(estate.section) },
    { title: t('estate.windows'), value: capitalised(sides.join(', ')) },
    { title: t('estate.views'), value: capitalised(views.map((view) => t(`view.${view}`)).join(', ')) },
    { title: t('estate.finish'), value: restoration === null ? '' : finishTitle(restoration, language) },
  ]
}

/** A place for a car or a storeroom: a level, the house above it, and the section whose lift is nearest. */
function placeBelow(estate: ShownEstate, { t }: I18n): Fact[] {
  return [
    floorFact(estate, t),
    { title: t('estate.under'), value: estate.floor < 0 ? estate.house.name : '' },
    { title: t('estate.section.near'), value: estate.section === 0 ? '' : String(estate.section) },
  ]
}

function floorFact({ floor, floors_total: total }: ShownEstate, t: I18n['t']): Fact {
  // 0 is no floor: it stands for one that is not known (A41).
  if (floor === 0) return { title: t('estate.floor'), value: '' }
  if (total === 0) return { title: t('estate.floor'), value: String(floor) }
  return floor < 0
    ? { title: t('estate.level'), value: levelNumber(floor) }
    : { title: t('estate.floor'), value: t('estate.floor.of', { floor, total }) }
}

/** The measurements, for the dimension lines under the plan. */
export function estateMeasures(estate: ShownEstate, { t, area, number }: I18n): Fact[] {
  const { category, ceiling_height: ceiling, area_total } = estate
  const areas = [
    { title: t(category === 'flat' ? 'estate.area.total' : 'estate.area'), value: area_total },
    { title: t('estate.area.living'), value: estate.area_living },
    { title: t('estate.area.kitchen'), value: estate.area_kitchen },
    { title: t('estate.area.balcony'), value: estate.area_balcony },
    { title: t('estate.area.terrace'), value: estate.area_terrace },
  ].flatMap(({ title, value }) => (value === null || value === 0 ? [] : [{ title, value: area(value) }]))
  if (ceiling === null) return areas
  const height = {
    title: t('estate.ceiling'),
    value: t('estate.ceiling.value', { value: number(ceiling, 2) }),
  }
  if (category !== 'storageroom') return [...areas, height]
  // The height of a storeroom matters too.
  const volume = t('estate.volume.value', { value: number(area_total * ceiling) })
  return [...areas, height, { title: t('estate.volume'), value: volume }]
}
