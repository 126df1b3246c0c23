import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { staffText } from '#domain/staff/staff-text.ts'
import { contentHash } from '../content-hash.ts'
import { FileFault } from '../apart/file-fault.ts'
import { despeckle } from './despeckle.ts'
import { firstPage, isPdf } from './first-page.ts'
import type { PictureEntry } from './picture-manifest.ts'
import { pictureAddress, pictureFileName, srcset } from './picture-names.ts'
import type { PictureOriginal } from './picture-originals.ts'
import {
  avifOptions,
  denseAvifOptions,
  maxBytes,
  maxPixels,
  maxSeconds,
  phoneWidth,
  pictureSettings,
  pictureWidths,
  placeholderWidth,
  webpOptions,
} from '../settings.ts'
import { rewriteSvg } from '../svg/rewrite-svg.ts'
import { storeOnce, storePicture } from './store-picture.ts'
import { makeTallFiles, tallEntry } from './tall-picture.ts'
import { targetWidths } from './target-widths.ts'

/** A picture by its name, with the hash of its original. */
export type NamedPicture = { name: string; hash: string; original: PictureOriginal }

/** A decoded original: its own size, and its pixels, which may be fewer. */
type Pixels = { width: number; height: number; whole: () => Sharp }

/** What an original may really be, whatever its name ends in, beside a drawing, which is rewritten, and the PDF of a plan. */
const formats: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The decoder decides for itself: what is no drawing may begin like a picture. `av1` is that of AVIF. */
const decoders: readonly string[] = ['jpeg', 'png', 'webp', 'av1']

/** Changes with the original, with the settings and with the record's note on its grain. */
export function pictureHash(bytes: Uint8Array, { grainy }: PictureOriginal): string {
  return contentHash(bytes, pictureSettings, ...(grainy ? [JSON.stringify(grainy)] : []))
}

/**
 * Decodes an original, upright and without transparency.
 *
 * @throws FileFault that says what is wrong with it
 */
export async function openPicture(
  given: Uint8Array,
  { kind, grainy = [], tall }: Pick<PictureOriginal, 'kind' | 'grainy' | 'tall'>,
): Promise<Pixels> {
  if (given.byteLength > maxBytes)
    throw new FileFault(staffText('is larger than {size} MB', { size: maxBytes / 1_000_000 }))
  const isDocument = kind === 'plan' && isPdf(given)
  const bytes = isDrawing(given) ? await drawn(given) : isDocument ? await firstPage(given, widest) : given
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime === 'image/heic' || type?.mime === 'image/heif')
    throw new FileFault(staffText('is HEIC, which cannot be read here: save it as JPEG'))
  if (type === undefined || !formats.includes(type.mime))
    throw new FileFault(staffText('is not a picture in JPEG, PNG, WebP, AVIF or SVG'))
  return readable(async () => {
    const { compression, format, autoOrient: size } = await sharp(bytes, limits).metadata()
    if (!decoders.includes(compression ?? format))
      throw new FileFault(staffText('is not a picture in JPEG, PNG, WebP, AVIF or SVG'))
    // Notes on parts of a picture are in its own pixels; any other is decoded no larger than its largest file.
    const isReduced = grainy.length === 0 && tall === undefined
    // Decoded once; `failOn` makes a truncated file an error instead of a half-grey picture.
    const { data, info } = await sharp(bytes, { failOn: 'truncated', ...limits })
      .timeout({ seconds: maxSeconds })
      .rotate()
      .resize(isReduced ? { width: widest, withoutEnlargement: true } : {})
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    await despeckle({ data, width, height, channels }, grainy)
    return { ...size, whole: () => sharp(data, { raw: { width, height, channels } }) }
  })
}

/** Whether a file begins as SVG does. */
function isDrawing(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)))
}

/** A drawing as a picture on white, its longer side as long as the largest file: nothing of its own bytes is served. */
async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const made = rewriteSvg(new TextDecoder().decode(bytes))
  if ('refused' in made) throw new FileFault(made.refused)
  const drawing = Buffer.from(made.svg)
  return readable(async () => {
    const { width, height } = await sharp(drawing, limits).metadata()
    const density = Math.min(Math.max((usualDensity * widest) / Math.max(width, height), 1), 100_000)
    return sharp(drawing, { density, ...limits })
      .timeout({ seconds: maxSeconds })
      .resize({ width: widest, height: widest, fit: 'inside' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
  })
}

/** Dots to the inch at which a unit of a drawing is a pixel. */
const usualDensity = 72

const limits = { limitInputPixels: maxPixels }
const widest = Math.max(...pictureWidths)

/** What the decoder says against a picture, as the end of a sentence about it. */
async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof FileFault) throw error
    const words = error instanceof Error ? error.message : String(error)
    if (words.includes('exceeds pixel limit'))
      throw new FileFault(staffText('has more than {count} megapixels', { count: maxPixels / 1_000_000 }))
    throw new FileFault(staffText('cannot be read: {why}', { why: words }))
  }
}

/**
 * Makes the files of one picture that every browser can show, and its entry: it says no AVIF yet.
 *
 * @param folder where the files go
 */
export async function makeWebp(
  { name, hash, original }: NamedPicture,
  { width, height, whole }: Pixels,
  folder: URL,
): Promise<PictureEntry> {
  const widths = targetWidths(width)
  for (const each of widths) {
    const made = await whole().resize({ width: each }).webp(webpOptions).toBuffer()
    await storePicture(folder, pictureFileName(name, hash, each, 'webp'), made)
  }
  const small = await whole().resize({ width: placeholderWidth }).webp({ quality: 40, effort: 6 }).toBuffer()
  // For browsers that know neither `srcset` nor AVIF the middle of the list is large enough.
  const plain = widths.find((each) => each >= 1200) ?? widths.at(-1) ?? width
  return {
    src: pictureAddress + pictureFileName(name, hash, plain, 'webp'),
    srcset: srcset(name, hash, widths, 'webp'),
    srcset_avif: '',
    width,
    height,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    alt: original.alt,
    project: original.project,
    kind: original.kind,
    hash,
  }
}

/** Makes the smaller files for newer browsers, and the entry that names all files. */
export async function makeAvif(
  { name, hash, original }: NamedPicture,
  { width, height, whole }: Pixels,
  entry: PictureEntry,
  folder: URL,
): Promise<PictureEntry> {
  const widths = targetWidths(width)
  for (const each of widths) {
    const options = each === phoneWidth ? denseAvifOptions : avifOptions
    const make = () => whole().resize({ width: each }).avif(options).toBuffer()
    await storeOnce(folder, pictureFileName(name, hash, each, 'avif'), make)
  }
  const { tall } = original
  if (tall !== undefined) await makeTallFiles(name, hash, { width, height }, tall, whole, folder)
  const { tall: _earlier, ...plain } = entry
  return {
    ...plain,
    srcset_avif: srcset(name, hash, widths, 'avif'),
    ...(tall !== undefined && { tall: tallEntry(name, hash, { width, height }, tall) }),
  }
}
