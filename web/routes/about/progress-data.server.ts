import type { ApiClient } from '#contract/api-client.ts'
import { getComplex, getComplexesNavigation } from '#contract/complexes.ts'
import { getHouse } from '#contract/houses.ts'
import { getProgress, type ProgressEntry } from '#contract/progress.ts'
import { isMonth, monthOf } from '#domain/months.ts'
import { mainEntry } from '../../blocks/progress/progress-words.ts'
import { orNull } from '../../data/page-context.server.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** One month of all diaries: the given one, or the newest. Unknown months are ignored. */
export async function loadProgress(apiClient: ApiClient, url: URL) {
  const asked = url.searchParams.get('month') ?? ''
  const month = isMonth(asked) ? asked : 'latest'
  const { data, meta } = await apiClient(getProgress, { month })
  const isKnown = month === 'latest' || meta.months.includes(month)
  const entries = isKnown ? data : (await apiClient(getProgress, { month: 'latest' })).data
  const newest = meta.months[0]
  return {
    month: isKnown && month !== 'latest' ? month : newest,
    months: meta.months,
    projects: meta.complexes,
    // A card shows the first picture and no stages.
    entries: entries.map(({ id, complex, house, date, title, percent, previous, photos }) => ({
      id,
      complex,
      house,
      date,
      title,
      percent,
      previous,
      photo: photos[0] ?? null,
    })),
  }
}

/** The diary of a project or of a house: one month whole, the others in short, and two to compare (A2). */
export async function loadTimeline(apiClient: ApiClient, url: URL, slug: string) {
  const { complex, house } = await placeOf(apiClient, slug)
  const { data: entries, meta } = await apiClient(
    getProgress,
    house === null ? { complex: slug } : { house: slug },
  )
  const asked = url.searchParams.get('month') ?? ''
  const month = meta.months.includes(asked) ? asked : meta.months[0]
  const ofMonth = entries.filter(({ date }) => monthOf(date) === month)
  const main = mainEntry(ofMonth, house?.slug ?? null)
  return {
    slug,
    complex,
    house,
    projects: meta.complexes,
    months: meta.months,
    month,
    shown: ofMonth.toSorted((a, b) => Number(b === main) - Number(a === main)),
    comparison: main === undefined ? null : comparisonOf(main, entries, url.searchParams.get('with') ?? ''),
    timeline: entries.map(({ id, house: of, date, title, percent, previous, photos }) => ({
      id,
      house: of,
      date,
      title,
      percent,
      previous,
      photo: photos[0] ?? null,
    })),
  }
}

/**
 * The project of this slug, or the house and its project; any other slug is missing. The menu may not know them all.
 */
async function placeOf(apiClient: ApiClient, slug: string) {
  const projects = await optional(apiClient(getComplexesNavigation, {}), noData)
  const project = projects.data.find((one) => one.slug === slug)
  if (project !== undefined) {
    return { complex: { id: project.id, slug, name: project.name }, house: null }
  }
  const { data: house } = (await orNull(apiClient(getHouse, { slug }))) ?? { data: null }
  if (house === null) {
    const { data: unlisted } = await apiClient(getComplex, { slug })
    return { complex: { id: unlisted.id, slug, name: unlisted.name }, house: null }
  }
  const { complex } = house
  return {
    complex: { id: complex.id, slug: complex.slug, name: complex.name },
    house: { id: house.id, slug, name: house.name },
  }
}

export type TimelineData = Awaited<ReturnType<typeof loadTimeline>>
export type TimelineEntry = TimelineData['timeline'][number]

/**
 * Two first pictures of one diary. Compared is with earlier months whose picture is another one; when none is chosen,
 * with the earliest. Null where nothing can be compared.
 */
function comparisonOf(main: ProgressEntry, entries: readonly ProgressEntry[], asked: string) {
  const [after] = main.photos
  if (after === undefined) return null
  const earlier = entries.flatMap(({ house, date, percent, photos: [photo] }) => {
    const month = monthOf(date)
    const isOther = photo !== undefined && photo.src !== after.src
    return isOther && house?.id === main.house?.id && month < monthOf(main.date)
      ? [{ month, percent, photo }]
      : []
  })
  const earliest = earlier.at(-1)
  if (earliest === undefined) return null
  return {
    before: earlier.find(({ month }) => month === asked) ?? earliest,
    after: { month: monthOf(main.date), percent: main.percent, photo: after },
    months: [...new Set(earlier.map(({ month }) => month))].toReversed(),
  }
}
