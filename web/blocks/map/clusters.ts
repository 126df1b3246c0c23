import Supercluster from 'supercluster'
import type { MapSight, Place } from './map-canvas.ts'

/** A place of ours on a map. */
export type MapPoint = Place & {
  readonly id: number
  /** The words on its pin: «от 24.5 млн ₸». */
  readonly title: string
  /** Its name, for visitors who cannot see its place. */
  readonly name: string
  /** Close points often share the name of their city. */
  readonly area: string
}

/** The content of one spot of the screen: a point, or several that would overlap. */
export type Spot =
  | (Place & { readonly key: string; readonly point: MapPoint })
  | (Place & {
      readonly key: string
      readonly points: readonly MapPoint[]
      /** The area of all of them, where they share one. */
      readonly area: string | null
      /** The zoom from which on they are apart. */
      readonly opensAt: number
    })

/** Pixels within which pins with a price on them would cover each other. */
const radius = 100

/** Pixels of the whole world at zoom 0. */
const world = 256

export type Clusters = { at: (sight: MapSight) => Spot[] }

/** Groups points for every zoom of a map of any provider. Spots come from north to south. */
export function createClusters(points: readonly MapPoint[]): Clusters {
  const index = new Supercluster<{ point: MapPoint }>({ radius, extent: world, maxZoom: 16 })
  index.load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: { point },
    })),
  )
  return {
    at: ({ zoom }) =>
      // All of them, not only the visible ones: Tab must reach each.
      index
        .getClusters([-180, -85, 180, 85], Math.floor(zoom))
        .map(({ geometry, properties }): Spot => {
          const [lng = 0, lat = 0] = geometry.coordinates
          if (!('cluster' in properties)) {
            return { key: String(properties.point.id), lat, lng, point: properties.point }
          }
          const id = properties.cluster_id
          const inside = index
            .getLeaves(id, Infinity)
            .map(({ properties }) => properties.point)
            .toSorted((a, b) => a.id - b.id)
          const areas = new Set(inside.map(({ area }) => area))
          return {
            key: inside.map(({ id }) => id).join('+'),
            lat,
            lng,
            points: inside,
            area: areas.size === 1 ? (inside[0]?.area ?? null) : null,
            opensAt: index.getClusterExpansionZoom(id),
          }
        })
        .toSorted((a, b) => b.lat - a.lat || a.lng - b.lng),
  }
}
