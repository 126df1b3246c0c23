import { endpoints } from '#contract/endpoints.ts'

/** Words change with an editor's work: a minute of delay is not noticed. */
const words = 'public, max-age=60'

/** Prices, statuses and counts are promises to a buyer: a kept copy is asked about again each time (304 is cheap). */
const offers = 'public, no-cache'

/** How long an answer may be kept, by the path of its call. */
export const readLifetimes: Readonly<Record<string, string>> = {
  [endpoints.localizations.path]: words,
  [endpoints.dictionaries.path]: words,
  [endpoints.articles.path]: words,
  [endpoints.articleFilters.path]: words,
  [endpoints.article.path]: words,
  [endpoints.employees.path]: words,
  [endpoints.awards.path]: words,
  [endpoints.award.path]: words,
  [endpoints.contacts.path]: words,
  [endpoints.reviews.path]: words,
  [endpoints.photos.path]: words,
  [endpoints.videos.path]: words,
  [endpoints.banners.path]: words,
  [endpoints.feedbackImages.path]: words,
  [endpoints.progress.path]: words,
  [endpoints.propertyDescriptions.path]: words,
  [endpoints.redirect.path]: words,
  [endpoints.vacancyCategories.path]: words,
  [endpoints.burningVacancies.path]: words,
  [endpoints.vacancies.path]: words,
  [endpoints.vacancy.path]: words,
  [endpoints.promotions.path]: offers,
  [endpoints.basicPromotions.path]: offers,
  [endpoints.promotion.path]: offers,
  [endpoints.mortgages.path]: offers,
  [endpoints.calculators.path]: offers,
  [endpoints.complexesNavigation.path]: offers,
  [endpoints.complexFilters.path]: offers,
  [endpoints.complexes.path]: offers,
  [endpoints.complex.path]: offers,
  [endpoints.house.path]: offers,
  [endpoints.houseEstates.path]: offers,
  [endpoints.houseFloor.path]: offers,
  [endpoints.categories.path]: offers,
  [endpoints.estateFilters.path]: offers,
  [endpoints.estateRelaxations.path]: offers,
  [endpoints.estateCounts.path]: offers,
  [endpoints.shortlist.path]: offers,
  [endpoints.estatePlans.path]: offers,
  [endpoints.estates.path]: offers,
  [endpoints.estate.path]: offers,
}
