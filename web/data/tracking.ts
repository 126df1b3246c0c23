import { counterIds } from '#domain/tracking.ts'
import { readSession } from './session.ts'

/**
 * All data about the visitor's origin, by the names of the API: every form sends them beside its own
 * fields (R119, A14). Empty values are left out.
 */
export function trackingFields(): Record<string, string> {
  return { ...textsIn('utm_data'), ...textsIn('click_data'), ...counterIds(document.cookie) }
}

/**
 * The texts of an object that keep-campaign.ts left in the tab's memory, which anything on the page might have
 * written.
 */
function textsIn(key: string): Record<string, string> {
  const kept = readSession(key)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => typeof value === 'string' && value !== ''),
  )
}
