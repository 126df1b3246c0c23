import sharp from 'sharp'
import type { IconLook } from '#contract/icons.ts'

/** The share of a maskable icon that its drawing takes. */
const maskedShare = {
  /** A drawing with a ground of its own has its mark in the middle; the ground goes on to the edges. */
  grounded: 0.8,
  /** Without a ground all of it stays inside the circle that is never cut (W3C, Web Application Manifest): 0.8 / √2. */
  bare: 0.56,
}

/**
 * An icon of the site as PNG; for tabs as ICO.
 *
 * @param mark SVG, rewritten, without sizes of its own; or the file of a square picture
 * @param side pixels
 */
export async function icon(mark: string | Uint8Array, look: IconLook, side: number): Promise<Buffer> {
  if (look === 'tab') return icoOf(await drawn(mark, side), side)
  const ground = await groundOf(mark)
  const share = look === 'square' ? 1 : maskedShare[ground === null ? 'bare' : 'grounded']
  const inner = Math.round(side * share)
  const margin = Math.round((side - inner) / 2)
  return sharp({ create: { width: side, height: side, channels: 3, background: ground ?? '#fff' } })
    .composite([{ input: await drawn(mark, inner), left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The colour of the drawing at the middle of its upper edge: its ground, also where its corners are round. */
async function groundOf(mark: string | Uint8Array): Promise<{ r: number; g: number; b: number } | null> {
  const { data, info } = await sharp(await drawn(mark, 64))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = (info.width + info.width / 2) * info.channels
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(from, from + 4)
  return alpha === 255 ? { r, g, b } : null
}

/** Drawn at its final size, not enlarged. */
async function drawn(mark: string | Uint8Array, side: number): Promise<Buffer> {
  const sized =
    typeof mark === 'string'
      ? Buffer.from(mark.replace('<svg ', `<svg width="${side}" height="${side}" `))
      : mark
  return sharp(sized).resize(side, side).png({ compressionLevel: 9 }).toBuffer()
}

/** The old icon format is a directory of 22 bytes before a PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(side, 6)
  directory.writeUInt8(side, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}
