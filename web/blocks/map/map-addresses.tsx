import './map.css'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Place } from './map-canvas.ts'
import { MapLinks } from './map-links.tsx'

export type AddressedPlace = Place & {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly to: Address
}

/**
 * The same places in words, with links to other maps: for visitors without JavaScript, without a map, or without
 * sight.
 */
export function MapAddresses({ places, isOpen }: { places: readonly AddressedPlace[]; isOpen: boolean }) {
  const { t } = useI18n()
  return (
    <details className="map-addresses" open={isOpen || undefined}>
      <summary>
        {t('map.addresses')}
        <Icon name="plus" />
      </summary>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Link to={place.to}>{place.name}</Link>
            <span>{place.address}</span>
            <MapLinks place={place} label={t('map.links', { name: place.name })} />
          </li>
        ))}
      </ul>
    </details>
  )
}
