import './leaflet-map.css'
import {
  circle,
  DivIcon,
  DomEvent,
  GridLayer,
  map as createMap,
  Marker,
  TileLayer,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
} from 'leaflet'
import type { MapSettings } from '#contract/request-context.ts'
import { boundsOf, type MapCanvas, type Mark, nearestZoom, type OpenMap } from '../map-canvas.ts'

/** Leaflet, on the pictures of streets where there are some, else on a ground that we draw. */
export function leafletMap(tiles: MapSettings['tiles']): OpenMap {
  return (element, options): MapCanvas => {
    const { around, calm, touch, rings, onMove, onGroundLost } = options
    const map = createMap(element, {
      attributionControl: false,
      zoomControl: false,
      // The wheel scrolls the page; with Ctrl it zooms, see below. On a touch screen two fingers move the map.
      scrollWheelZoom: false,
      dragging: !touch,
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      markerZoomAnimation: !calm,
      inertia: !calm,
      // Pictures of streets are sharp at whole steps only.
      zoomSnap: tiles === null ? 0.25 : 1,
      minZoom: 3,
      maxZoom: 18,
      worldCopyJump: false,
    })
    const fit = (places: typeof around, animate: boolean) => {
      const bounds = boundsOf(places)
      if (bounds === null) return
      const [west, south, east, north] = bounds
      const box: LatLngBoundsExpression = [
        [south, west],
        [north, east],
      ]
      map.fitBounds(box, { padding: rings.length > 0 ? [20, 20] : [72, 72], maxZoom: nearestZoom, animate })
    }
    fit(around, false)
    layGround(map, tiles, onGroundLost)
    const [first] = around
    if (first !== undefined) {
      for (const radius of rings)
        circle(first, { radius, className: 'map-ring', interactive: false }).addTo(map)
    }
    const tell = () => {
      const bounds = map.getBounds()
      onMove({
        bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        zoom: map.getZoom(),
      })
    }
    map.on('moveend zoomend resize', tell)
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      map.setZoomAround(map.mouseEventToLatLng(event), map.getZoom() + (event.deltaY < 0 ? 1 : -1))
    }
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    resized.observe(element)
    const placed = new Map<string, Marker>()
    let isZooming = false
    map.on('zoomanim', () => (isZooming = true))
    map.on('zoomend', () => (isZooming = false))
    let isGone = false
    // The listeners are not ready before this function has returned.
    queueMicrotask(() => isGone || tell())
    return {
      place: (marks) => placeMarks(map, placed, marks),
      fit: (places) => fit(places, !calm),
      moveTo: (place, zoom = map.getZoom()) => map.setView(place, zoom, { animate: !calm }),
      zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !calm }),
      destroy() {
        isGone = true
        resized.disconnect()
        element.removeEventListener('wheel', zoomByWheel)
        map.off('moveend zoomend resize', tell)
        // A zoom that is under way ends by a timer, which needs its map.
        if (isZooming) map.once('moveend', () => setTimeout(() => map.remove()))
        else map.remove()
      },
    }
  }
}

function placeMarks(map: LeafletMap, placed: Map<string, Marker>, marks: readonly Mark[]): void {
  const wanted = new Set(marks.map(({ key }) => key))
  for (const [key, marker] of placed) {
    if (wanted.has(key)) continue
    marker.remove()
    placed.delete(key)
  }
  for (const { key, lat, lng, element } of marks) {
    if (placed.has(key)) continue
    // A press on a pin is meant for the pin.
    DomEvent.disableClickPropagation(element)
    const icon = new DivIcon({ html: element, className: 'map-host', iconSize: [0, 0] })
    placed.set(key, new Marker({ lat, lng }, { icon, keyboard: false }).addTo(map))
  }
}

/** Squares of hairlines: a ground that claims nothing but distances. */
class DrawnGround extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = 'map-ground-tile'
    return tile
  }
}

/** Streets where an address of them is set and answers. When none of them comes, our own ground takes their place. */
function layGround(map: LeafletMap, tiles: MapSettings['tiles'], onLost: () => void): void {
  const draw = () => new DrawnGround({ className: 'map-ground-layer' }).addTo(map)
  if (tiles === null) {
    draw()
    return
  }
  const streets = new TileLayer(tiles.url, { maxZoom: 18 })
  let hasCome = false
  let failed = 0
  streets.on('tileload', () => (hasCome = true))
  streets.on('tileerror', () => {
    failed += 1
    if (hasCome || failed !== 3) return
    streets.remove()
    draw()
    onLost()
  })
  streets.addTo(map)
}
