import type { LeadReceivers } from '#database/settings.ts'
import { forms } from '../intake/consent.ts'
import { takesForm } from './matching.ts'
import type { Routes } from './routes-file.ts'

/**
 * The receivers of routes, each once, with the forms whose requests it may get, as policy and consents name them
 * (R786); null where all requests stay with the company. `since` is the day from which they are these.
 */
export function receiversOf(routes: Routes, since: string): LeadReceivers | null {
  const byName = new Map<string, LeadReceivers['receivers'][number]>()
  for (const route of Object.values(routes)) {
    if (route.receiver === undefined) continue
    const { name, country } = route.receiver
    const key = JSON.stringify([name, country])
    const before = byName.get(key)?.forms ?? []
    const taken = forms.filter((form) => before.includes(form) || takesForm(route, form))
    byName.set(key, { name, country, forms: taken })
  }
  return byName.size === 0 ? null : { since, receivers: [...byName.values()] }
}
