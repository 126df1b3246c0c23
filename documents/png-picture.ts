import sharp from 'sharp'
import { facesOf } from './site-faces.ts'
import { showTypefaces } from './share/typefaces.ts'

/** The longer side of a PNG, in pixels: every name of a room can be read on it. */
const longestSide = 1600

/** Dots to the inch at which a unit of a drawing is a pixel. */
const usualDensity = 72

/**
 * A drawing or a picture of ours as PNG on white. A drawing is made as large as a PNG may be; a picture of pixels is never
 * enlarged.
 */
export async function pngPicture(file: Uint8Array): Promise<Buffer> {
  await showTypefaces(facesOf(undefined, null))
  const { format, width, height } = await sharp(file).metadata()
  const density = (usualDensity * longestSide) / Math.max(width, height)
  return sharp(file, format === 'svg' ? { density } : {})
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png({ palette: true })
    .toBuffer()
}
