import type * as ymaps3 from '@yandex/ymaps3-types'
import { YandexMapException, type YmapsOptions } from './ymaps-options.ts'

/** Their API as a whole, which their script leaves in `window.ymaps3`. */
export type Ymaps = typeof ymaps3

/** The functions of a page that add a script to it. */
export type ScriptPlace = {
  document: Pick<Document, 'createElement'> & { head: Pick<HTMLHeadElement, 'append'> }
  ymaps: () => Ymaps | undefined
}

const inBrowser = (): ScriptPlace | null =>
  typeof document === 'undefined'
    ? null
    : { document, ymaps: () => (globalThis as { ymaps3?: Ymaps }).ymaps3 }

/** Brings their script into the page and waits until its API is ready; a page has it once. */
export async function initYmaps(
  { apikey, lang, version, strictMode }: YmapsOptions,
  place: ScriptPlace | null = inBrowser(),
): Promise<Ymaps> {
  if (place === null) throw new YandexMapException('You must call initYmaps on Client Side only')
  // One failed load must not disable the map for ever.
  if (!isWhole(place.ymaps())) {
    const query = new URLSearchParams({ apikey, lang, csp: '202512' })
    await scriptLoaded(place.document, `https://api-maps.yandex.ru/${version}/?${query}`)
  }
  const ymaps = place.ymaps()
  if (ymaps === undefined) throw new YandexMapException('The script of Yandex Maps brought no ymaps3')
  await ymaps.ready
  if (!isWhole(ymaps)) throw new YandexMapException('The script of Yandex Maps brought no YMap')
  // The namespace is frozen in their types and is not in fact: this is the switch they document.
  Object.assign(ymaps, { strictMode })
  return ymaps
}

/** Its parts are there once it is ready. */
function isWhole(ymaps: Ymaps | undefined): boolean {
  return typeof ymaps?.YMap === 'function'
}

function scriptLoaded(document: ScriptPlace['document'], src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new YandexMapException('The script of Yandex Maps was not loaded'))
    })
    script.src = src
    document.head.append(script)
  })
}
