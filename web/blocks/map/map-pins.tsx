import type { MouseEvent } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import type { MapPoint, Spot } from './clusters.ts'

/** A press by Enter or Space has no place on the screen and counts no clicks. */
const isByKey = (event: MouseEvent) => event.detail === 0

type PointPinProps = { point: MapPoint; isLit: boolean; isOpen: boolean; onPress: (byKey: boolean) => void }

/** A plate with a few words, mostly the price, that points at its place and opens its card. */
export function PointPin({ point, isLit, isOpen, onPress }: PointPinProps) {
  const { t } = useI18n()
  return (
    <button
      className="map-pin figures"
      type="button"
      data-lit={isLit || isOpen || undefined}
      aria-expanded={isOpen}
      aria-label={t('map.pin', { name: point.name, title: point.title })}
      onClick={(event) => onPress(isByKey(event))}
    >
      {point.title}
    </button>
  )
}

type ClusterPinProps = {
  spot: Extract<Spot, { points: readonly MapPoint[] }>
  isLit: boolean
  onPress: (byKey: boolean) => void
}

/** Several points that would cover each other, with the name of their city. Pressing comes nearer. */
export function ClusterPin({ spot, isLit, onPress }: ClusterPinProps) {
  const { t, count } = useI18n()
  const points = count(spot.points.length, 'map.cluster.points')
  return (
    <button
      className="map-pin map-pin-cluster figures"
      type="button"
      data-lit={isLit || undefined}
      aria-label={t('map.cluster', { place: spot.area ?? t('map.cluster.here'), points })}
      onClick={(event) => onPress(isByKey(event))}
    >
      {spot.area} <b>{spot.points.length}</b>
    </button>
  )
}

/** The house with the lattice of the logo: one single place, and nothing to press. */
export function HousePin({ point }: { point: MapPoint }) {
  return (
    <svg className="map-pin-house" viewBox="0 0 40 48" role="img" aria-label={point.name}>
      <path className="map-pin-house-body" d="M20 1 38 15V37H26L20 46 14 37H2V15z" />
      <path className="map-pin-house-lattice" d="M12 16 28 32M28 16 12 32" />
    </svg>
  )
}
