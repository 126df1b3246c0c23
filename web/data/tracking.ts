import { clickOf, counterIds, utmOf } from '#domain/tracking.ts'
import { readSession, writeSession } from './session.ts'

/** Names in the tab's memory. The first holds exactly the four values of R119. */
const keys = { utm: 'utm_data', click: 'click_data' } as const

/** Keeps what the address of an opened page says about where the visitor came from (R137). A later campaign wins. */
export function captureTracking(search: string): void {
  const query = new URLSearchParams(search)
  const utm = utmOf(query)
  const click = clickOf(query)
  if (utm !== null) writeSession(keys.utm, utm)
  if (utm !== null || click !== null) writeSession(keys.click, click ?? {})
}

/**
 * Everything known about where the visitor came from, by the names of the API: what every form sends beside its own
 * fields (R119, A14). Empty values are left out.
 */
export function trackingFields(): Record<string, string> {
  return { ...textsIn(keys.utm), ...textsIn(keys.click), ...counterIds(document.cookie) }
}

/** The texts of an object in the tab's memory, which anything on the page might have written. */
function textsIn(key: string): Record<string, string> {
  const kept = readSession(key)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => typeof value === 'string' && value !== ''),
  )
}
