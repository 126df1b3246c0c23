import { mapScale } from '#domain/map-scale.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { MapSight } from './map-canvas.ts'

/** Pixels that the longest line takes. */
const most = 110

/** A dimension line, as on the plans: so many metres or kilometres are this long here. */
export function MapScale({ sight }: { sight: MapSight }) {
  const { t, whole } = useI18n()
  const [, south, , north] = sight.bounds
  const { metres, pixels } = mapScale(sight.zoom, (south + north) / 2, most)
  return (
    <p className="map-scale caption">
      {metres < 1000
        ? t('map.metres', { value: whole(metres) })
        : t('map.kilometres', { value: whole(metres / 1000) })}
      <svg width={pixels + 8} height="9" aria-hidden="true">
        <path d={`M4 4.5h${pixels}M1 7.5l6-6M${pixels + 1} 7.5l6-6`} />
      </svg>
    </p>
  )
}
