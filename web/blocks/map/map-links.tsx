import { mapLink, mapProviders } from '#domain/map-links.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Place } from './map-canvas.ts'

/** The same point on the maps that people use. */
export function MapLinks({
  place,
  label,
  labelledBy,
}: {
  place: Place
  label?: string
  labelledBy?: string
}) {
  const { t } = useI18n()
  return (
    <ul className="map-links" aria-label={label} aria-labelledby={labelledBy}>
      {mapProviders.map((provider) => (
        <li key={provider}>
          <a
            className="text-link"
            href={mapLink(provider, place.lat, place.lng)}
            target="_blank"
            rel="noopener"
          >
            {t(`project.map.${provider}`)}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
