import type { WayName } from '#database/leads/deliveries.ts'
import type { LeadSubject } from '#database/leads/lead-subject.ts'
import { type Form, forms } from '../intake/consent.ts'
import type { RouteParts } from './route-parts.ts'

/** Whether requests of a form have a CV, and are for personnel alone. */
export function isApplication(form: string): boolean {
  return form === 'application' || form === 'student_application'
}

/** Whether a route may carry requests of a form at all: applications go to those that say so. */
export function mayCarry({ carries }: Pick<RouteParts, 'carries'>, form: string): boolean {
  return carries?.applications === true || !isApplication(form)
}

/** Whether a route brings name and phone along: a chat does not unless it says so, any other receiver does. */
export function carriesPersonal({ to, carries }: Pick<RouteParts, 'carries'> & { to: string }): boolean {
  return carries?.personal ?? to !== 'telegram'
}

/** The forms that a route may carry. */
export function carriedForms(route: Pick<RouteParts, 'carries'>): Form[] {
  return forms.filter((form) => mayCarry(route, form))
}

/** Whether a route takes requests of a form, whatever they are about. */
export function takesForm(route: Pick<RouteParts, 'carries' | 'takes'>, form: Form): boolean {
  return mayCarry(route, form) && (route.takes?.forms?.includes(form) ?? true)
}

/**
 * The ways of a request: all routes that take it and, where none of them has its name and phone, those for the rest. A request that does not say
 * its city, project or category is taken by no route that asks for one.
 */
export function waysOf(
  routes: Readonly<Record<string, RouteParts & { to: string }>>,
  { form, city, project, category }: LeadSubject,
): WayName[] {
  const isIn = (list: readonly string[] | undefined, value: string | null) =>
    list === undefined || (value !== null && list.includes(value))
  const taking = Object.entries(routes).filter(([, route]) => {
    const { takes = {} } = route
    return (
      mayCarry(route, form) &&
      isIn(takes.forms, form) &&
      isIn(takes.cities, city) &&
      isIn(takes.projects, project) &&
      isIn(takes.categories, category)
    )
  })
  const first = taking.filter(([, { rest }]) => rest !== true)
  // A route without name and phone tells of a request, and gives it to nobody.
  const isTaken = first.some(([, route]) => carriesPersonal(route))
  return (isTaken ? first : taking).map(([name, { to: kind }]) => ({ name, kind }))
}

/** Whether every request of a form has a way that has its name and phone, whatever it is about. */
export function reaches(routes: Readonly<Record<string, RouteParts & { to: string }>>, form: Form): boolean {
  return Object.values(routes).some((route) => {
    const { cities, projects, categories } = route.takes ?? {}
    return (
      takesForm(route, form) &&
      carriesPersonal(route) &&
      cities === undefined &&
      projects === undefined &&
      categories === undefined
    )
  })
}
