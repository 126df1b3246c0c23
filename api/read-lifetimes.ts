import { endpoints } from '#contract/endpoints.ts'

/** Words change with an editor's work: a minute of delay is not noticed. */
const words = 'public, max-age=60'

/** Prices, statuses and counts are promises to a buyer: a kept copy is asked about again each time (304 is cheap). */
const offers = 'public, no-cache'

/** How long an answer may be kept, by the path of its call. */
export const readLifetimes: Readonly<Record<string, string>> = {
  [endpoints.localizations.path]: words,
  [endpoints.dictionaries.path]: words,
  [endpoints.complexesNavigation.path]: offers,
  [endpoints.categories.path]: offers,
  [endpoints.estateFilters.path]: offers,
  [endpoints.estates.path]: offers,
  [endpoints.estate.path]: offers,
}
