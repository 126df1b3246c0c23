import type { House, HouseLink } from '#contract/houses.ts'
import { formatDate } from '#domain/dates.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import type { ShownProject } from './project-data.server.ts'

type Fact = { title: string; value: string }

function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '')
}

/** «9–12», or «9» where all are alike. */
function range(from: string, to: string, { t }: I18n): string {
  return from === to ? to : t('project.range', { from, to })
}

function priceFrom(price: number | null, { t, shortPrice }: I18n): string {
  return price === null ? '' : t('common.from', { value: shortPrice(price) })
}

/** The sizes of flats with the unit once; nothing where no flat is shown. */
function areas({ area_from: from, area_to: to }: ShownProject | House, i18n: I18n): string {
  if (from === null || to === null) return ''
  return from === to ? i18n.area(to) : range(i18n.number(from, 2), i18n.area(to), i18n)
}

function onSale(estatesCount: number, { t, count }: I18n): string {
  return estatesCount === 0 ? t('complex.status.sold_out') : count(estatesCount, 'category.flat.count')
}

/** The four facts on the picture of a project. */
export function projectHeroFacts(project: ShownProject, i18n: I18n): Fact[] {
  const { t, quarter } = i18n
  const floors = project.houses.map((house) => house.floors).filter((count) => count > 0)
  const isDone = project.status === 'ready' || project.status === 'sold_out'
  return known([
    { title: t('project.price'), value: priceFrom(project.price_from, i18n) },
    {
      title: t('project.deadline'),
      value: isDone
        ? t('project.ready')
        : project.deadline === null
          ? ''
          : quarter(project.deadline, 'short'),
    },
    {
      title: t('project.floors'),
      value: floors.length === 0 ? '' : range(String(Math.min(...floors)), String(Math.max(...floors)), i18n),
    },
    {
      title: t('project.sale'),
      value: project.status === 'planned' ? t('home.projects.planned') : onSale(project.estates_count, i18n),
    },
  ])
}

/** The measurements of a project, for the dimension lines. */
export function projectMeasures(project: ShownProject, i18n: I18n): Fact[] {
  const { t, count, shortPrice } = i18n
  return known([
    {
      title: t('project.houses.total'),
      value: project.houses.length === 0 ? '' : count(project.houses.length, 'project.houses.count'),
    },
    { title: t('project.area'), value: areas(project, i18n) },
    {
      title: t('project.price_m2'),
      value:
        project.price_m2_from === null ? '' : t('common.from', { value: shortPrice(project.price_m2_from) }),
    },
    {
      title: t('project.built'),
      value:
        project.progress_percent === 100 || project.progress_percent < 0
          ? ''
          : t('project.percent', { value: project.progress_percent }),
    },
  ])
}

/** When a house is handed over or was, in a row of a list. */
export function handOverText(house: HouseLink, { t, quarter, language }: I18n): string {
  if (house.handed_over_at !== null) {
    return t('project.houses.handed', { date: formatDate(house.handed_over_at, language) })
  }
  return house.deadline === null
    ? ''
    : t('project.houses.deadline', { date: quarter(house.deadline, 'short') })
}

/** The facts on the picture of a house. */
export function queueHeroFacts(house: House, i18n: I18n): Fact[] {
  const { t, quarter, language } = i18n
  const handOver =
    house.handed_over_at !== null
      ? { title: t('queue.handed'), value: formatDate(house.handed_over_at, language) }
      : { title: t('queue.deadline'), value: house.deadline === null ? '' : quarter(house.deadline, 'short') }
  return known([
    { title: t('project.price'), value: priceFrom(house.price_from, i18n) },
    handOver,
    { title: t('project.sale'), value: onSale(house.estates_count, i18n) },
  ])
}

/** The measurements of a house. */
export function queueMeasures(house: House, i18n: I18n): Fact[] {
  const { t, count, number, shortPrice, language } = i18n
  // The progress of the project is shown beneath, in its own words.
  const progress = house.progress?.of === 'house' ? house.progress : null
  return known([
    {
      title: t('queue.floors'),
      value: house.floors === 0 ? '' : count(house.floors, 'project.houses.floors'),
    },
    {
      title: t('queue.height'),
      value: house.height_m ? t('queue.metres', { value: number(house.height_m) }) : '',
    },
    { title: t('project.area'), value: areas(house, i18n) },
    {
      title: t('project.price_m2'),
      value: house.price_m2_from === null ? '' : t('common.from', { value: shortPrice(house.price_m2_from) }),
    },
    {
      title: progress === null ? '' : t('queue.progress', { date: formatDate(progress.date, language) }),
      value: progress === null ? '' : t('project.percent', { value: progress.percent }),
    },
  ])
}
