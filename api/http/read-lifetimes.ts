import { endpoints } from '#contract/endpoints.ts'

/** What editors write: a minute of delay is not noticed. */
const words: ReadonlySet<string> = new Set(
  [
    endpoints.localizations,
    endpoints.dictionaries,
    endpoints.articles,
    endpoints.articleFilters,
    endpoints.article,
    endpoints.employees,
    endpoints.awards,
    endpoints.award,
    endpoints.contacts,
    endpoints.reviews,
    endpoints.photos,
    endpoints.videos,
    endpoints.banners,
    endpoints.feedbackImages,
    endpoints.progress,
    endpoints.propertyDescriptions,
    endpoints.redirect,
    endpoints.vacancyCategories,
    endpoints.burningVacancies,
    endpoints.vacancies,
    endpoints.vacancy,
  ].map(({ path }) => path),
)

/**
 * How long an answer may be kept, by the path of its call. Prices, statuses and counts are promises to a buyer: a copy of
 * anything but words is asked about again each time (304 is cheap).
 */
export function readLifetime(path: string): string {
  return words.has(path) ? 'public, max-age=60' : 'public, no-cache'
}
