import type { Summary, SummaryPart } from '#content/summary.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'

/** An editor's words for the rows of a table. The ids of records are internal. */
const titles: Record<Exclude<SummaryPart, 'content_ids'>, StaffText<[]>> = {
  settings: 'company, features, sources',
  unit_overrides: 'units by hand (units.yaml)',
  cities: 'cities',
  complexes: 'projects',
  houses: 'houses',
  house_promises: 'history of deadlines',
  articles: 'articles',
  answers: 'answers',
  promotions: 'promotions',
  complex_promotions: 'promotions of projects',
  awards: 'awards',
  employees: 'employees',
  reviews: 'reviews',
  contacts: 'contacts',
  banners: 'banners',
  mortgages: 'programmes',
  complex_mortgages: 'programmes of projects',
  calculators: 'calculators',
  photos: 'photos',
  videos: 'videos',
  feedback_images: 'consultation pictures',
  vacancy_categories: 'categories of vacancies',
  vacancies: 'vacancies',
  property_descriptions: 'property descriptions',
  construction_progress: 'construction progress',
  redirects: 'redirects',
  localizations: 'texts of the site',
  plans: 'plans',
  estates: 'units',
  estate_prices: 'prices of units',
  estate_promotions: 'promotions of units',
}

const outcomes = ['added', 'changed', 'unchanged', 'removed', 'withdrawn'] as const satisfies StaffText[]

/** «articles                 2 added, 22 unchanged», a line for each kind that there is or was. */
export function summaryLines(summary: Summary): string[] {
  return (Object.keys(titles) as (keyof typeof titles)[]).flatMap((table) => {
    const counts = summary.get(table)
    const parts = outcomes.flatMap((outcome) =>
      counts?.[outcome] ? [`${counts[outcome]} ${staffText(outcome)}`] : [],
    )
    return parts.length === 0 ? [] : [`${staffText(titles[table]).padEnd(24)} ${parts.join(', ')}`]
  })
}
