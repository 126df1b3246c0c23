import { readSession } from './session.ts'

/** The campaign that the visit began with, by the names of the API (R119, R137, A14). Empty values are left out. */
export function campaignFields(): Record<string, string> {
  return { ...textsIn('utm_data'), ...textsIn('click_data') }
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
