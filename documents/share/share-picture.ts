import sharp from 'sharp'
import { facesOf, type SiteFaces } from '../site-faces.ts'
import { shareDrawing, shownBox } from './share-drawing.ts'
import type { ShareWords } from './share-words.ts'
import { showTypefaces } from './typefaces.ts'

/** How much of its box a plan fills; the rest is air. */
const planRoom = { width: 540, height: 510 }

/**
 * The picture of a link as a JPEG: every reader of links knows that kind, and not all know newer ones.
 *
 * @param file the plan (SVG) or the picture that is to be shown; null when it is not there
 */
export async function sharePicture(
  words: ShareWords,
  file: Uint8Array | null,
  faces: SiteFaces = facesOf(undefined, null),
): Promise<Buffer> {
  await showTypefaces(faces)
  const shown = file === null ? null : words.shown
  const base = sharp(Buffer.from(shareDrawing({ ...words, shown }, faces)))
  const layers = shown === null || file === null ? [] : [await layer(shown.kind, file)]
  return base
    .composite(layers)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}

async function layer(kind: 'plan' | 'picture', file: Uint8Array) {
  const { x, y, width, height } = shownBox
  if (kind === 'picture') {
    const input = await sharp(file).resize(width, height, { fit: 'cover', position: 'centre' }).toBuffer()
    return { input, left: x, top: y }
  }
  // The sheet of a plan has the measure of the largest: here the plan alone counts.
  const sheet = await sharp(file).trim().png().toBuffer()
  const { data, info } = await sharp(sheet)
    .resize(planRoom.width, planRoom.height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: x + Math.round((width - info.width) / 2),
    top: y + Math.round((height - info.height) / 2),
  }
}
