import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { IconPicture } from '#contract/site-icon.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'
import { contentHash } from '../content-hash.ts'
import { pictureAddress, pictureFileName } from '../pictures/picture-names.ts'
import { maxPixels } from '../settings.ts'

/** The side of the largest icon that is asked for, so the least that a PNG must have. Pixels. */
export const iconSide = 512

/** The side in tabs, on a dense screen. Pixels. */
const tabSide = 48

/** Raise it when the code makes other files of the same original. */
const version = '1'

const limits = { limitInputPixels: maxPixels }

/** Changes with the original and with how it is made. */
export function iconHash(original: Uint8Array): string {
  return contentHash(original, 'icon', version)
}

/**
 * Makes the files of an icon: a square PNG of the company, or a drawing that is too long to be in every page.
 *
 * @param original a PNG; a drawing is rewritten, and without sizes of its own
 * @returns what pages get, and the file that it names
 * @throws FileFault that says what is wrong with it
 */
export async function makeIcon(
  original: Uint8Array,
  isDrawing: boolean,
): Promise<{ icon: IconPicture; file: string; bytes: Uint8Array }> {
  if (!isDrawing) await checkPng(original)
  const scaled = (length: number) => (isDrawing ? drawing(original, length) : png(original, length))
  const bytes = await readable(() => scaled(iconSide).webp({ lossless: true, effort: 6 }).toBuffer())
  const tab = await scaled(tabSide).png({ compressionLevel: 9, palette: true }).toBuffer()
  const file = pictureFileName('icon', iconHash(original), iconSide, 'webp')
  const icon = { src: pictureAddress + file, tab: `data:image/png;base64,${tab.toString('base64')}` }
  return { icon, file, bytes }
}

async function checkPng(original: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(original)
  if (type?.mime !== 'image/png') throw new FileFault(staffText('is not a picture in PNG or SVG'))
  const { width, height } = await readable(() => sharp(original, limits).metadata())
  if (width !== height)
    throw new FileFault(
      staffText('must be as wide as high: it has {width} by {height} pixels', { width, height }),
    )
  if (width < iconSide)
    throw new FileFault(
      staffText('has {width} by {width} pixels, and needs {side} by {side} at least', {
        width,
        side: iconSide,
      }),
    )
}

function png(original: Uint8Array, length: number): Sharp {
  return sharp(original, { failOn: 'truncated', ...limits }).resize(length, length)
}

/** Drawn at its final size, not enlarged. */
function drawing(original: Uint8Array, length: number): Sharp {
  const sized = Buffer.from(original)
    .toString()
    .replace('<svg ', `<svg width="${length}" height="${length}" `)
  return sharp(Buffer.from(sized)).resize(length, length)
}

/** What the decoder says against a file, as the end of a sentence about it. */
async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    if (words.includes('exceeds pixel limit'))
      throw new FileFault(staffText('has more than {count} megapixels', { count: maxPixels / 1_000_000 }))
    throw new FileFault(staffText('cannot be read: {why}', { why: words }))
  }
}
