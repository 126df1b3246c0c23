import './map.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MapSettings } from '#contract/request-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { LostPart, SafePart } from '../safe-part/safe-part.tsx'
import type { MapPointsProps } from './live-map.tsx'
import { loadMap } from './load-map.ts'
import { createLoader } from './loader.ts'

/** The time for loading a map, in milliseconds: after it the visitor sees the alternatives. */
const timeoutMs = 10_000

type MapBoxProps = MapPointsProps & {
  settings: MapSettings
  /** The subject of the map, as the name of its region. */
  title: string
  /** Called when the map failed to load: the page should then show another way to the place. */
  onError?: () => void
}

/**
 * The place of a map, of a size that does not change (R135): empty until the visitor comes near, then loading, then
 * the map, or its alternatives. Without JavaScript it does not exist.
 */
export function MapBox({ settings, title, onError, ...points }: MapBoxProps) {
  const { t, language } = useI18n()
  const box = useRef<HTMLElement>(null)
  const [loader] = useState(() => {
    // Whatever breaks in the map of Yandex has this name (R208).
    const lateName = settings.yandexKey === null ? 'Error' : 'YandexMapException'
    return createLoader(() => loadMap(settings, language), timeoutMs, lateName)
  })
  const state = useSyncExternalStore(loader.subscribe, loader.state, loader.state)
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        near.disconnect()
        loader.start()
      },
      { rootMargin: '300px' },
    )
    if (box.current !== null) near.observe(box.current)
    return () => near.disconnect()
  }, [loader])
  useEffect(() => {
    if (state.status !== 'error') return
    // The visitor reads it below; the owner of the key finds the reason here (R208).
    console.error(state.error)
    onError?.()
  }, [state, onError])
  return (
    <section className="map-box" ref={box} aria-label={title} data-status={state.status}>
      {state.status === 'loading' && <output className="map-message">{t('map.loading')}</output>}
      {state.status === 'error' && <LostPart words={t('map.error')} again={loader.start} />}
      {state.status === 'loaded' && (
        <SafePart words={t('map.error')} onLost={onError}>
          <state.value.LiveMap
            {...points}
            open={state.value.open}
            drawn={settings.yandexKey === null && settings.tiles === null}
            credit={settings.yandexKey === null ? (settings.tiles?.credit ?? '') : ''}
          />
        </SafePart>
      )}
    </section>
  )
}
