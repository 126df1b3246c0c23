import type { Sharp } from 'sharp'
import { contentHash } from '../content-hash.ts'
import type { PictureEntry } from './picture-manifest.ts'
import { pictureFileName, srcset } from './picture-names.ts'
import type { PictureOriginal } from './picture-originals.ts'
import { denseAvifOptions, tallWidths } from '../settings.ts'
import { storeOnce } from './store-picture.ts'

type Cut = NonNullable<PictureOriginal['tall']>
type Size = { width: number; height: number }

/** The cut of a picture for tall screens, as in the manifest; `hash` is that of the picture. */
export function tallEntry(
  name: string,
  hash: string,
  size: Size,
  cut: Cut,
): NonNullable<PictureEntry['tall']> {
  const { width, height } = cutOut(size, cut)
  const [file, own] = tallName(name, hash, cut)
  return { srcset_avif: srcset(file, own, widthsOf(width), 'avif'), width, height }
}

/** Makes the files of `tallEntry` out of the whole picture. */
export async function makeTallFiles(
  name: string,
  hash: string,
  size: Size,
  cut: Cut,
  whole: () => Sharp,
  folder: URL,
): Promise<void> {
  const area = cutOut(size, cut)
  const [file, own] = tallName(name, hash, cut)
  for (const width of widthsOf(area.width)) {
    const make = () => whole().extract(area).resize({ width }).avif(denseAvifOptions).toBuffer()
    await storeOnce(folder, pictureFileName(file, own, width, 'avif'), make)
  }
}

/** The height stays whole: it has to fill the height of a tall screen. */
function cutOut({ width, height }: Size, { shape, focus }: Cut) {
  const kept = Math.min(width, Math.round(height * shape))
  return { left: Math.round((width - kept) * focus), top: 0, width: kept, height }
}

/** Nothing is enlarged; the cut's own width closes the list when it is clearly larger than the last step. */
function widthsOf(width: number): number[] {
  const widths: number[] = tallWidths.filter((step) => step <= width)
  if (width >= (widths.at(-1) ?? 0) * 1.1) widths.push(width)
  return widths
}

/** A hash of its own, so that another cut leaves the files of the whole picture as they are. */
function tallName(name: string, hash: string, cut: Cut): [file: string, hash: string] {
  const settings = JSON.stringify([hash, cut.shape, cut.focus, tallWidths, denseAvifOptions])
  return [`${name}-tall`, contentHash(Buffer.from(settings))]
}
