import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MapCanvas, Place } from './map-canvas.ts'

/** Nearer, farther, and everything at once. */
export function MapTools({ map, places }: { map: MapCanvas; places: readonly Place[] }) {
  const { t } = useI18n()
  return (
    <div className="map-tools">
      <button type="button" aria-label={t('map.zoom.in')} onClick={() => map.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('map.zoom.out')} onClick={() => map.zoomBy(-1)}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h16" />
        </svg>
      </button>
      <button type="button" aria-label={t('map.fit')} onClick={() => map.fit(places)}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  )
}
