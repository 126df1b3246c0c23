import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readAdvances } from '#media/fonts/sfnt-metrics.ts'

/** A face as a drawing names it, with the file of ours that it is in. */
const faces = {
  display: { family: 'Site Display', weight: 340, file: 'site-display-340' },
  text: { family: 'Golos Text', weight: 400, file: 'golos-text-400' },
  strong: { family: 'Golos Text', weight: 600, file: 'golos-text-600' },
} as const

export type Face = keyof typeof faces

/** The width of a letter that the font lacks: another font draws it, so its width is unknown. In ems. */
const unknownAdvance = 0.8

const paths = Object.values(faces).map(({ file }) =>
  fileURLToPath(new URL(`../fonts/${file}.ttf`, import.meta.url)),
)

const advances = Object.fromEntries(
  Object.keys(faces).map((face, index) => [face, readAdvances(readFileSync(paths[index] ?? ''))]),
) as Record<Face, (letter: string) => number | null>

let shown: Promise<unknown> | null = null

/**
 * Makes our own files known to the drawing library, since a machine may have no fonts at all: drawing a letter with a
 * file does it, once in the life of the process.
 */
export function showTypefaces(): Promise<unknown> {
  shown ??= (async () => {
    for (const fontfile of paths) await sharp({ text: { text: 'Ә', fontfile } }).toBuffer()
  })()
  shown.catch(() => (shown = null))
  return shown
}

/** The attributes of a face in a drawing. */
export function faceAttributes(face: Face): string {
  const { family, weight } = faces[face]
  // The display face is one cut, whatever its number: another weight would be made up.
  return `font-family="${family}"${face === 'display' ? '' : ` font-weight="${weight}"`}`
}

/** Width of a text in a size, without kerning: never less than the drawn width. */
export function measure(text: string, face: Face, size: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (advances[face](letter) ?? unknownAdvance), 0)
  return ems * size
}
