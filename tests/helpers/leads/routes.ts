import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { forms } from '#leads/intake/consent.ts'
import { receiversOf } from '#leads/routes/receivers.ts'
import { type Route, RoutesFile } from '#leads/routes/routes-file.ts'
import { callback } from './intake.ts'
import type { LeadRequest } from '#leads/intake/intake.ts'
import { fillDatabase, makeEstate, makeRow } from '../databases/rows.ts'

/** The day of the receivers that `keepRoutes` names: later than any version of the policy. */
export const routesSince = '2099-01-01'

/** Keeps routes as an import of content does. */
export async function keepRoutes(db: Database, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { routes } = RoutesFile.parse({ routes: given })
  await writeSetting(db, 'lead_routes', routes)
  await writeSetting(db, 'lead_receivers', receiversOf(routes, routesSince))
}

/** A mailbox of the company for these requests. */
export function mailRoute(address: string, more: Partial<Route> = {}): Record<string, unknown> {
  return { to: 'mail', addresses: [address], own: true, ...more }
}

/** What a route must say that takes applications and nothing else. */
export const forPersonnel = {
  takes: { forms: ['application', 'student_application'] },
  carries: { applications: true },
} satisfies Partial<Route>

/** Two cities with a project each, with a flat and a garage there, an office in the second city and a vacancy in the first. */
export async function fillTowns(db: Database): Promise<void> {
  await fillDatabase(db, {
    cities: [makeRow('cities', {}), makeRow('cities', { id: 2, slug: 'astana' })],
    complexes: [makeRow('complexes', {}), makeRow('complexes', { id: 2, slug: 'project-2', city_id: 2 })],
    houses: [makeRow('houses', {}), makeRow('houses', { id: 2, slug: 'house-2', complex_id: 2 })],
    plans: [makeRow('plans', {})],
    estates: [makeEstate({ id: 1 }), makeEstate({ id: 2, complex_id: 2, house_id: 2, category: 'garage' })],
    contacts: [makeRow('contacts', { id: 1, city_id: 2 })],
    vacancy_categories: [makeRow('vacancy_categories', {})],
    vacancies: [makeRow('vacancies', {})],
  })
}

let phone = 7_010_000_000

/** A new request of a form, of somebody else each time. */
export function request(
  form: LeadRequest['form'],
  difference: Readonly<Record<string, unknown>> = {},
): LeadRequest {
  return { ...callback({ phone: `+7${++phone}`, ...difference }), form }
}

/** One request of each form, about nothing. */
export function oneOfEach(): LeadRequest[] {
  return forms.map((form) => request(form))
}

/** The names of the ways of each kept request, by its id. */
export async function waysById(db: Database): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('deliveries').select(['lead_id', 'channel']).orderBy('channel').execute()
  return new Map(
    [...Map.groupBy(rows, ({ lead_id }) => lead_id ?? '')].map(([id, own]) => [
      id,
      own.map(({ channel }) => channel),
    ]),
  )
}
