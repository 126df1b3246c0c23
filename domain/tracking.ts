/** Where a visitor came from, as the campaign's address says it (R119). */
export const utmMarks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'] as const

export type Utm = Readonly<Record<(typeof utmMarks)[number], string>>

/** Marks of single advertisements and clicks, kept beside the four (note f of the decisions, A14). */
export const clickMarks = ['utm_content', 'gclid', 'yclid', 'fbclid'] as const

/** The four values of an address with a source, which decides whether there are any (R137). */
export function utmOf(query: URLSearchParams): Utm | null {
  const value = (name: keyof Utm) => query.get(name) ?? ''
  if (value('utm_source') === '') return null
  return {
    utm_source: value('utm_source'),
    utm_medium: value('utm_medium'),
    utm_campaign: value('utm_campaign'),
    utm_term: value('utm_term'),
  }
}

/** The marks of a click that an address carries; null for an address without any. */
export function clickOf(query: URLSearchParams): Record<string, string> | null {
  const found = clickMarks.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value !== '')
  return found.length === 0 ? null : Object.fromEntries(found)
}

/**
 * The visitor's ids of the counters on the page, from its cookies: Google's client id is the end of `_ga`
 * (`GA1.1.123456789.1700000000`), Yandex's and Roistat's are whole.
 */
export function counterIds(cookies: string): Record<string, string> {
  const ids: Record<string, string> = {}
  for (const cookie of cookies.split(/;\s*/)) {
    const [name = '', value = ''] = cookie.split('=', 2)
    if (name === '_ga') {
      const id = /^GA1\.[\d-]+\.(\d+\.\d+)$/.exec(value)?.[1]
      if (id !== undefined) ids['ga_client_id'] = id
    }
    if (name === '_ym_uid' && value !== '') ids['ym_client_id'] = value
    if (name === 'roistat_visit' && value !== '') ids['roistat_visit'] = value
  }
  return ids
}
