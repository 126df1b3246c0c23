import './yandex-map.css'
import { boundsOf, type MapCanvas, type Mark, nearestZoom, type OpenMap, type Place } from '../map-canvas.ts'
import type { Ymaps } from './init-ymaps.ts'

type YandexMarker = InstanceType<Ymaps['YMapMarker']>

/** Milliseconds of a movement of the map. */
const pace = 300

/** Yandex Maps v3 in its raster mode: the vector engine would need `unsafe-eval` in our policy. */
export function yandexMap(ymaps: Ymaps): OpenMap {
  return (element, options): MapCanvas => {
    const { around, calm, touch, rings, onMove } = options
    const duration = calm ? 0 : pace
    element.classList.add('map-canvas-yandex')
    const map = new ymaps.YMap(element, {
      location: locationOf(around),
      mode: 'raster',
      // The wheel scrolls the page; with Ctrl it zooms, see below. On a touch screen two fingers move the map.
      behaviors: touch ? ['pinchZoom'] : ['drag', 'pinchZoom', 'dblClick'],
      zoomRange: { min: 3, max: 18 },
      margin: [72, 72, 72, 72],
    })
    map.addChild(new ymaps.YMapDefaultSchemeLayer({}))
    map.addChild(new ymaps.YMapDefaultFeaturesLayer({}))
    const [first] = around
    if (first !== undefined) {
      for (const radius of rings) map.addChild(new ymaps.YMapFeature(ringAround(first, radius)))
    }
    const tell = () => {
      const [[west, north], [east, south]] = map.bounds as [[number, number], [number, number]]
      onMove({ bounds: [west, south, east, north], zoom: map.zoom })
    }
    map.addChild(new ymaps.YMapListener({ onUpdate: ({ mapInAction }) => mapInAction || tell() }))
    const zoomTo = (zoom: number) => map.setLocation({ zoom, duration })
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(map.zoom + (event.deltaY < 0 ? 1 : -1))
    }
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    const placed = new Map<string, YandexMarker>()
    let isGone = false
    queueMicrotask(() => isGone || tell())
    return {
      place: (marks) => placeMarks(ymaps, map, placed, marks),
      fit: (places) => map.setLocation({ ...locationOf(places), duration }),
      moveTo: ({ lat, lng }, zoom = map.zoom) => map.setLocation({ center: [lng, lat], zoom, duration }),
      zoomBy: (steps) => zoomTo(map.zoom + steps),
      destroy() {
        isGone = true
        element.removeEventListener('wheel', zoomByWheel)
        map.destroy()
      },
    }
  }
}

function placeMarks(
  ymaps: Ymaps,
  map: InstanceType<Ymaps['YMap']>,
  placed: Map<string, YandexMarker>,
  marks: readonly Mark[],
): void {
  const wanted = new Set(marks.map(({ key }) => key))
  for (const [key, marker] of placed) {
    if (wanted.has(key)) continue
    map.removeChild(marker)
    placed.delete(key)
  }
  for (const { key, lat, lng, element } of marks) {
    if (placed.has(key)) continue
    const marker = new ymaps.YMapMarker({ coordinates: [lng, lat] }, element)
    map.addChild(marker)
    placed.set(key, marker)
  }
}

/** All places in sight, one of them from near enough to know where one is. */
function locationOf(places: readonly Place[]) {
  const [west, south, east, north] = boundsOf(places) ?? [46, 40, 88, 56]
  return west === east && south === north
    ? { center: [west, south] as [number, number], zoom: nearestZoom }
    : {
        bounds: [
          [west, north],
          [east, south],
        ] as [[number, number], [number, number]],
      }
}

const metresPerDegree = 111_320

/** A circle as a line: their circles are polygons too. */
function ringAround({ lat, lng }: Place, radius: number) {
  const coordinates = Array.from({ length: 65 }, (_, index): [number, number] => {
    const angle = (index / 64) * 2 * Math.PI
    const north = (radius * Math.cos(angle)) / metresPerDegree
    const east = (radius * Math.sin(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))
    return [lng + east, lat + north]
  })
  return {
    geometry: { type: 'LineString' as const, coordinates },
    style: {
      stroke: [
        {
          color: getComputedStyle(document.documentElement).getPropertyValue('--spruce'),
          width: 1,
          dash: [4, 4],
        },
      ],
    },
  }
}
