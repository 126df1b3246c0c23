import type { MapSettings } from '#contract/request-context.ts'
import type { Language } from '#domain/languages.ts'
import type { OpenMap } from './map-canvas.ts'

/** A map is some 50 KB with its pins: nothing of it is loaded before the visitor comes near it. */
export async function loadMap({ yandexKey, tiles }: MapSettings, language: Language) {
  const [{ LiveMap }, open] = await Promise.all([
    import('./live-map.tsx'),
    yandexKey === null ? openLeaflet(tiles) : openYandex(yandexKey, language),
  ])
  return { LiveMap, open }
}

/** Whether the console already says why the map is not that of Yandex (R208, A44). */
let isTold = false

async function openLeaflet(tiles: MapSettings['tiles']): Promise<OpenMap> {
  const [{ leafletMap }, { missingKey }] = await Promise.all([
    import('./leaflet/leaflet-map.ts'),
    import('./yandex/ymaps-options.ts'),
  ])
  if (!isTold) console.info(missingKey)
  isTold = true
  return leafletMap(tiles)
}

/** Their maps speak no Kazakh: `ru_RU` is the default of R216. */
async function openYandex(apikey: string, language: Language): Promise<OpenMap> {
  const [{ createYmapsOptions }, { initYmaps }, { yandexMap }] = await Promise.all([
    import('./yandex/ymaps-options.ts'),
    import('./yandex/init-ymaps.ts'),
    import('./yandex/yandex-map.ts'),
  ])
  const options = language === 'en' ? { apikey, lang: 'en_US' } : { apikey }
  return yandexMap(await initYmaps(createYmapsOptions(options)))
}
