import sharp from 'sharp'
import { contentHash } from '../content-hash.ts'
import { despeckle } from './despeckle.ts'
import type { PictureEntry } from './picture-manifest.ts'
import { pictureAddress, pictureFileName, srcset } from './picture-names.ts'
import type { PictureOriginal } from './picture-originals.ts'
import {
  avifOptions,
  denseAvifOptions,
  phoneWidth,
  pictureSettings,
  placeholderWidth,
  webpOptions,
} from '../settings.ts'
import { storePicture } from './store-picture.ts'
import { makeTallFiles, tallEntry } from './tall-picture.ts'
import { targetWidths } from './target-widths.ts'

/** Changes with the original, with the settings and with the record's note on its grain. */
export function pictureHash(bytes: Uint8Array, { grainy }: PictureOriginal): string {
  return contentHash(bytes, pictureSettings, ...(grainy ? [JSON.stringify(grainy)] : []))
}

/**
 * Makes all files of one picture and its entry for the manifest.
 *
 * @param folder where the files go
 * @throws Error when the original cannot be decoded
 */
export async function makePicture(
  name: string,
  hash: string,
  bytes: Uint8Array,
  original: PictureOriginal,
  folder: URL,
): Promise<PictureEntry> {
  // Decoded once; `failOn` makes a truncated file an error instead of a half-grey picture.
  const { data, info } = await sharp(bytes, { failOn: 'truncated' })
    .rotate()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await despeckle(
    { data, width: info.width, height: info.height, channels: info.channels },
    original.grainy ?? [],
  )
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const whole = () => sharp(data, pixels)
  const resized = (width: number) => whole().resize({ width })
  const widths = targetWidths(info.width)
  for (const width of widths) {
    await storePicture(
      folder,
      pictureFileName(name, hash, width, 'avif'),
      await resized(width)
        .avif(width === phoneWidth ? denseAvifOptions : avifOptions)
        .toBuffer(),
    )
    await storePicture(
      folder,
      pictureFileName(name, hash, width, 'webp'),
      await resized(width).webp(webpOptions).toBuffer(),
    )
  }
  const small = await resized(placeholderWidth).webp({ quality: 40, effort: 6 }).toBuffer()
  const { tall } = original
  if (tall !== undefined) await makeTallFiles(name, hash, info, tall, whole, folder)
  // For browsers that know neither `srcset` nor AVIF the middle of the list is large enough.
  const plain = widths.find((width) => width >= 1200) ?? info.width
  return {
    src: pictureAddress + pictureFileName(name, hash, plain, 'webp'),
    srcset: srcset(name, hash, widths, 'webp'),
    srcset_avif: srcset(name, hash, widths, 'avif'),
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    alt: original.alt,
    project: original.project,
    kind: original.kind,
    hash,
    ...(tall !== undefined && { tall: tallEntry(name, hash, info, tall) }),
  }
}
