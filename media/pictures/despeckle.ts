import sharp from 'sharp'

/** A part of a picture in pixels: left, top, width, height. */
export type Region = readonly [left: number, top: number, width: number, height: number]

export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** Window of the median that estimates a spot without grain, in pixels; odd. */
const window = 9
/** How far a grain differs from its surroundings in at least one channel, of 255. */
const difference = 12
/** Larger patches of differing pixels are things (window bars, leaves) and stay, in pixels. */
const largestGrain = 46

/**
 * Takes the black and white grains out of the given regions: renders show them where one looks through glass.
 * Only small spots within haze that differ from it are replaced, so edges and leaves stay as sharp as they were.
 */
export async function despeckle(picture: Pixels, regions: readonly Region[]): Promise<void> {
  for (const region of regions) {
    // Dark and bright grains by turns, else their neighbours chain them into patches too large to be grains; twice,
    // because where they stand close the first pass only thins them out.
    for (const sign of [-1, 1, -1, 1] as const) await cleanRegion(picture, region, sign)
  }
}

async function cleanRegion(picture: Pixels, [left, top, width, height]: Region, sign: -1 | 1): Promise<void> {
  const { channels } = picture
  const raw = { width: picture.width, height: picture.height, channels }
  const smooth = await sharp(picture.data, { raw })
    .extract({ left, top, width, height })
    .median(window)
    .raw()
    .toBuffer()
  const at = (index: number) =>
    ((top + Math.floor(index / width)) * picture.width + left + (index % width)) * channels
  const differs = Uint8Array.from({ length: width * height }, (_, index) => {
    if (!isHaze(smooth.subarray(index * channels, index * channels + 3))) return 0
    for (let channel = 0; channel < channels; channel += 1) {
      const own = picture.data[at(index) + channel] ?? 0
      if (sign * (own - (smooth[index * channels + channel] ?? 0)) > difference) return 1
    }
    return 0
  })
  for (const patch of patches(differs, width)) {
    if (patch.length > largestGrain) continue
    for (const index of patch) smooth.copy(picture.data, at(index), index * channels, (index + 1) * channels)
  }
}

/** Distant air and mountains are light and bluish; leaves and furniture in front of the glass are not. */
function isHaze([red = 0, green = 0, blue = 0]: Uint8Array): boolean {
  return green > 110 && blue >= red && blue >= green - 4
}

/** Groups of marked pixels that touch along their sides, as lists of indexes. */
function patches(marked: Uint8Array, width: number): number[][] {
  const seen = new Uint8Array(marked.length)
  const found: number[][] = []
  for (let start = 0; start < marked.length; start += 1) {
    if (!marked[start] || seen[start]) continue
    const patch = [start]
    seen[start] = 1
    for (const index of patch) {
      const column = index % width
      const sides = [index - width, index + width]
      if (column > 0) sides.push(index - 1)
      if (column < width - 1) sides.push(index + 1)
      for (const side of sides) {
        if (!marked[side] || seen[side]) continue
        seen[side] = 1
        patch.push(side)
      }
    }
    found.push(patch)
  }
  return found
}
