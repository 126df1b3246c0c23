import sharp from 'sharp'
import type { SiteFace, SiteFaces } from '../site-faces.ts'

/** The width of a letter that the font lacks: another font draws it, so its width is unknown. In ems. */
const unknownAdvance = 0.8

const shown = new Map<string, Promise<unknown>>()

/**
 * Makes these files known to the drawing library, since a machine may have no fonts at all: drawing a letter with a
 * file does it, once in the life of the process.
 */
export async function showTypefaces(faces: SiteFaces): Promise<void> {
  for (const { path } of Object.values(faces)) {
    const drawn = shown.get(path) ?? sharp({ text: { text: 'Ә', fontfile: path } }).toBuffer()
    shown.set(path, drawn)
    await drawn.catch((error: unknown) => {
      shown.delete(path)
      throw error
    })
  }
}

/** The attributes of a face in a drawing. */
export function faceAttributes({ family, weight }: SiteFace): string {
  return `font-family="${family}"${weight === null ? '' : ` font-weight="${weight}"`}`
}

/** Width of a text in a size, without kerning: never less than the drawn width. */
export function measure(text: string, face: SiteFace, size: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (face.advance(letter) ?? unknownAdvance), 0)
  return ems * size
}
