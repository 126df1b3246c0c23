import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { zoomToFit } from '#domain/map-scale.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { createClusters, type MapPoint, type Spot } from './clusters.ts'
import {
  areSamePlaces,
  boundsOf,
  type MapCanvas,
  type MapSight,
  nearestZoom,
  type OpenMap,
  reachOf,
} from './map-canvas.ts'
import { ClusterPin, HousePin, PointPin } from './map-pins.tsx'
import { MapScale } from './map-scale.tsx'
import { MapTools } from './map-tools.tsx'
import { useMapHint } from './use-map-hint.ts'

export type MapPointsProps = {
  points: readonly MapPoint[]
  /** The point that is highlighted elsewhere on the page. */
  lit?: number | null
  selected?: number | null
  /** Without it the pins are marks that cannot be pressed. */
  onSelect?: (id: number | null) => void
  /** The card of the selected point, over the map. */
  card?: ReactNode
  /** Circles around the only point, in minutes on foot. */
  walks?: readonly number[]
}

type LiveMapProps = MapPointsProps & {
  open: OpenMap
  /** Whether the ground is our own from the beginning. */
  drawn: boolean
  /** The attribution of the tiles. */
  credit: string
}

/** How far one walks in a minute, in metres: 4.8 km/h. */
const metresPerMinute = 80

/** Pixels that pins take on both sides of their points. */
const margin = 144

const noWalks: readonly number[] = []

/** The map itself: the provider's ground, pins and clusters, the card of the selected point, the buttons. */
export function LiveMap(props: LiveMapProps) {
  const { points, lit = null, selected = null, onSelect, card, walks = noWalks, open, drawn, credit } = props
  const { t } = useI18n()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const cardBox = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapCanvas | null>(null)
  const [sight, setSight] = useState<MapSight | null>(null)
  const [isLost, setIsLost] = useState(false)
  const { hint, listeners } = useMapHint()
  const [hostOf] = useState(createHosts)
  /** The element of a point that gets the focus once it exists: its card, or its pin, but not the one it leaves. */
  const [focusAt, setFocusAt] = useState<{ id: number; on: 'card' | 'pin'; leaves?: string } | null>(null)

  const rings = useMemo(() => walks.map((minutes) => minutes * metresPerMinute), [walks])
  const reach = useMemo(() => reachOf(points, Math.max(0, ...rings)), [points, rings])
  const shown = useRef(reach)
  useEffect(() => {
    if (canvas.current === null) return
    const opened = open(canvas.current, {
      around: shown.current,
      calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      touch: matchMedia('(pointer: coarse)').matches,
      rings,
      onMove: setSight,
      onGroundLost: () => setIsLost(true),
    })
    setMap(opened)
    return () => {
      setMap(null)
      opened.destroy()
    }
  }, [open, rings])
  // Other filters, other points: the map follows, once it is there. The same points in other words stay where they
  // are.
  useEffect(() => {
    if (map === null || areSamePlaces(shown.current, reach)) return
    shown.current = reach
    map.fit(reach)
  }, [map, reach])

  const clusters = useMemo(() => createClusters(points), [points])
  const spots = useMemo(() => (sight === null ? [] : clusters.at(sight)), [clusters, sight])
  useLayoutEffect(() => {
    map?.place(spots.map((spot) => ({ ...spot, element: hostOf(spot.key) })))
  }, [map, spots, hostOf])
  useEffect(() => {
    if (focusAt === null) return
    const target =
      focusAt.on === 'card'
        ? cardBox.current?.querySelector<HTMLElement>('a, button')
        : pinAt(spots, focusAt.id, focusAt.leaves, hostOf)
    if (target === null || target === undefined) return
    target.focus({ preventScroll: true })
    setFocusAt(null)
  }, [focusAt, spots, hostOf])

  const select = (id: number, byKey: boolean) => {
    onSelect?.(selected === id ? null : id)
    if (byKey && selected !== id) setFocusAt({ id, on: 'card' })
  }
  const close = () => {
    if (selected === null) return
    onSelect?.(null)
    setFocusAt({ id: selected, on: 'pin' })
  }
  useEffect(() => {
    const live = frame.current
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    live?.addEventListener('keydown', closeByKey)
    return () => live?.removeEventListener('keydown', closeByKey)
  })
  /** So near that all of them are seen, and nearer where they would still be one pin. */
  const comeNear = ({ points, opensAt }: Extract<Spot, { points: readonly MapPoint[] }>) => {
    const bounds = boundsOf(points)
    if (bounds === null || canvas.current === null) return
    const [west, south, east, north] = bounds
    const { clientWidth, clientHeight } = canvas.current
    const zoom = zoomToFit(bounds, clientWidth - margin, clientHeight - margin)
    const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
    map?.moveTo(middle, Math.max(opensAt, Math.min(zoom, nearestZoom)))
  }
  const pinOf = (spot: Spot) => {
    if ('points' in spot) {
      const isLit = spot.points.some(({ id }) => id === lit || id === selected)
      return (
        <ClusterPin
          spot={spot}
          isLit={isLit}
          onPress={(byKey) => {
            comeNear(spot)
            const [nearest] = spot.points
            if (byKey && nearest !== undefined) setFocusAt({ id: nearest.id, on: 'pin', leaves: spot.key })
          }}
        />
      )
    }
    const { point } = spot
    if (onSelect === undefined) return <HousePin point={point} />
    return (
      <PointPin
        point={point}
        isLit={point.id === lit}
        isOpen={point.id === selected}
        onPress={(byKey) => select(point.id, byKey)}
      />
    )
  }
  const note = isLost ? t('map.lost') : drawn ? t('map.drawn') : credit
  const [one, two, three] = walks
  return (
    <div className="map-live" ref={frame}>
      {/* A map is not a set of fields. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="map-canvas" ref={canvas} role="group" aria-label={t('map.keys')} {...listeners} />
      {spots.map((spot) => createPortal(pinOf(spot), hostOf(spot.key), spot.key))}
      {map !== null && <MapTools map={map} places={reach} />}
      <p className="map-hint" data-shown={hint !== null || undefined} aria-hidden="true">
        {hint !== null && t(`map.hint.${hint}`)}
      </p>
      {sight !== null && <MapScale sight={sight} />}
      <output className="map-note">
        {three !== undefined && `${t('map.rings', { first: one ?? 0, second: two ?? 0, third: three })} `}
        {note}
      </output>
      {selected !== null && card !== undefined && (
        <div className="map-card" ref={cardBox}>
          {card}
          <button
            className="icon-button map-card-close"
            type="button"
            aria-label={t('common.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

/** The button of a point now, alone or with others; null while that is the one it leaves. */
function pinAt(
  spots: readonly Spot[],
  id: number,
  leaves: string | undefined,
  hostOf: (key: string) => HTMLElement,
): HTMLElement | null {
  const spot = spots.find((each) =>
    'points' in each ? each.points.some((point) => point.id === id) : each.point.id === id,
  )
  return spot === undefined || spot.key === leaves ? null : hostOf(spot.key).querySelector('button')
}

/** An element for every spot, always the same one: maps move it about, React fills it. */
function createHosts(): (key: string) => HTMLElement {
  const hosts = new Map<string, HTMLElement>()
  return (key) => {
    const known = hosts.get(key)
    if (known !== undefined) return known
    const host = document.createElement('div')
    host.className = 'map-pin-host'
    hosts.set(key, host)
    return host
  }
}
