import type { Estate } from '#contract/estates.ts'
import { compassSide } from '#domain/compass.ts'
import { capitalised } from '../../i18n/capitalised.ts'
import type { I18n } from '../../i18n/i18n.tsx'

type Fact = { title: string; value: string }

/** The rows of the panel beside the plan: only what is known of this unit. */
export function estateFacts(estate: Estate, { t, quarter }: I18n): Fact[] {
  const { house, floor, windows, views } = estate
  const sides = [...new Set(windows.map(({ azimuth }) => t(`compass.${compassSide(azimuth)}`)))]
  const handOver =
    house.handed_over_at !== null ? t('estate.ready') : house.deadline === null ? '' : quarter(house.deadline)
  const isUnderground = floor < 1
  return [
    {
      title: isUnderground ? t('estate.level') : t('estate.floor'),
      value: isUnderground ? String(floor) : t('estate.floor.of', { floor, total: estate.floors_total }),
    },
    { title: t('estate.section'), value: estate.section === 0 ? '' : String(estate.section) },
    { title: t('estate.windows'), value: capitalised(sides.join(', ')) },
    { title: t('estate.views'), value: capitalised(views.map((view) => t(`view.${view}`)).join(', ')) },
    { title: t('estate.finish'), value: estate.restoration?.title ?? '' },
    { title: t('estate.deadline'), value: handOver },
    { title: t('estate.address'), value: [estate.complex.city, estate.complex.address].join(', ') },
  ].filter(({ value }) => value !== '')
}

/** What is measured, for the dimension lines under the plan. */
export function estateMeasures(estate: Estate, { t, area, number }: I18n): Fact[] {
  const areas = [
    { title: t('estate.area.total'), value: estate.area_total },
    { title: t('estate.area.living'), value: estate.area_living },
    { title: t('estate.area.kitchen'), value: estate.area_kitchen },
    { title: t('estate.area.balcony'), value: estate.area_balcony },
    { title: t('estate.area.terrace'), value: estate.area_terrace },
  ].flatMap(({ title, value }) => (value === null || value === 0 ? [] : [{ title, value: area(value) }]))
  if (estate.ceiling_height === null) return areas
  return [
    ...areas,
    {
      title: t('estate.ceiling'),
      value: t('estate.ceiling.value', { value: number(estate.ceiling_height) }),
    },
  ]
}
