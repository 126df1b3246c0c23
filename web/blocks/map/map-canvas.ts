/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

export type Place = { readonly lat: number; readonly lng: number }

/** The visible part of a map. */
export type MapSight = { readonly bounds: Bounds; readonly zoom: number }

/** An element of ours at a point of the map. */
export type Mark = Place & { readonly key: string; readonly element: HTMLElement }

export type MapOptions = {
  /** The initial view. */
  readonly around: readonly Place[]
  /** Without animations, for visitors who prefer less motion. */
  readonly calm: boolean
  /** Only a finger: one scrolls the page, two move the map. */
  readonly touch: boolean
  /** Circles around the first place: how far one walks in so many metres, as the crow flies. */
  readonly rings: readonly number[]
  readonly onMove: (sight: MapSight) => void
  /** The tiles fail to load; the map goes on without. */
  readonly onGroundLost: () => void
}

/** A map of any provider: the pins on it are ours. */
export type MapCanvas = {
  /** Shows these marks on the map, and removes all others. */
  place: (marks: readonly Mark[]) => void
  /** Shows all these places. */
  fit: (places: readonly Place[]) => void
  moveTo: (place: Place, zoom?: number) => void
  zoomBy: (steps: number) => void
  destroy: () => void
}

export type OpenMap = (element: HTMLElement, options: MapOptions) => MapCanvas

/** The nearest a map comes by itself: some streets around, so that one knows where one is. */
export const nearestZoom = 15

/** The least rectangle that holds all places; null without any. */
export function boundsOf(places: readonly Place[]): Bounds | null {
  if (places.length === 0) return null
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

export function areSamePlaces(some: readonly Place[], others: readonly Place[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ lat, lng }, index) => lat === others[index]?.lat && lng === others[index].lng)
  )
}

const metresPerDegree = 111_320

/** These places, and as far around the first of them as the widest circle reaches. */
export function reachOf(places: readonly Place[], metres: number): readonly Place[] {
  const [first] = places
  if (first === undefined || metres === 0) return places
  const { lat, lng } = first
  const north = metres / metresPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return [first, { lat: lat + north, lng: lng + east }, { lat: lat - north, lng: lng - east }, ...places]
}
