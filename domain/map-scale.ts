/** Pixels of the whole world at zoom 0. */
const world = 256

/** Metres of a pixel at the equator, where the whole world is one square of 256 pixels (Web Mercator). */
const metresPerPixel = 156_543.034

/** The line of a map's scale: a round distance and how long it is on the screen. */
export type MapScaleLine = { metres: number; pixels: number }

/**
 * The longest round distance, 1, 2, 3 or 5 and zeros, that fits into so many pixels.
 * @param lat degrees north of the middle of the map: Mercator stretches towards the pole
 */
export function mapScale(zoom: number, lat: number, max: number): MapScaleLine {
  const pixel = (metresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom
  const limit = pixel * max
  const power = 10 ** Math.floor(Math.log10(limit))
  const step = [5, 3, 2].find((times) => times * power <= limit) ?? 1
  const metres = step * power
  return { metres, pixels: Math.round(metres / pixel) }
}

/** The position of a latitude in the Mercator projection, as a part of the whole height. */
function northing(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
}

/**
 * The nearest whole zoom at which so many degrees are seen at once; of a single place, as near as a map goes.
 * @param width of the room on the screen, in pixels, like `height`
 */
export function zoomToFit(
  [west, south, east, north]: readonly [number, number, number, number],
  width: number,
  height: number,
): number {
  const across = (east - west) / 360
  const up = northing(north) - northing(south)
  const zoom = Math.min(Math.log2(width / world / across), Math.log2(height / world / up))
  return Math.max(0, Math.min(18, Math.floor(zoom)))
}
