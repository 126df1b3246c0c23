import type { Language } from './languages.ts'
import { parseRestorations, restorationTitles } from './restorations.ts'
import { pathInLanguage } from './url-rules.ts'

/**
 * The same page in another language (R93): the path gets the other prefix, finishing titles in the query are
 * translated (A4), and everything else of the query stays byte for byte, campaign marks too.
 *
 * @param address path of this site with its query, `/kk/properties/apartments?rooms=2`
 */
export function addressInLanguage(address: string, language: Language): string {
  const [path = '/', ...rest] = address.split('?')
  const query = rest.join('?')
  const search = query
    .split('&')
    .map((pair) => translated(pair, language))
    .filter((pair) => pair !== '')
    .join('&')
  return pathInLanguage(path, language) + (search === '' ? '' : `?${search}`)
}

function translated(pair: string, language: Language): string {
  const [[key, value = ''] = []] = new URLSearchParams(`&${pair}`)
  if (key !== 'restorations') return pair
  const titles = parseRestorations(value).map((code) => encodeURIComponent(restorationTitles[code][language]))
  return titles.length === 0 ? '' : `restorations=${titles.join(',')}`
}
