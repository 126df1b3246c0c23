import type { SiteFace } from '../site-faces.ts'
import { measure } from './typefaces.ts'

/** The words as lines no wider than `width`. A word that is wider alone is cut where it ends. */
function lines(text: string, width: number, face: SiteFace, size: number): string[] {
  const made: string[] = []
  for (const word of text.split(/[ \n\t]+/).filter((each) => each !== '')) {
    const last = made.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer, face, size) <= width) made[made.length - 1] = longer
    else made.push(word)
  }
  return made.map((line) => cut(line, width, face, size))
}

/** One line with an ellipsis where it does not fit. */
export function cut(text: string, width: number, face: SiteFace, size: number): string {
  if (measure(text, face, size) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && measure(`${letters.join('')}…`, face, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type Box = { width: number; height: number; face: SiteFace; sizes: readonly number[]; leading: number }

/**
 * The text in the largest of the sizes that fits the box; in the smallest one a longer text ends with an ellipsis.
 */
export function fitted(text: string, { width, height, face, sizes, leading }: Box) {
  const longest = text.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  let size = sizes[0] ?? 0
  for (size of sizes) {
    const made = lines(text, width, face, size)
    const isWhole = measure(longest, face, size) <= width
    if (isWhole && made.length * size * leading <= height) return { size, lines: made }
  }
  const room = Math.max(1, Math.floor(height / (size * leading)))
  const made = lines(text, width, face, size)
  if (made.length <= room) return { size, lines: made }
  const rest = made.slice(room - 1).join(' ')
  return { size, lines: [...made.slice(0, room - 1), cut(rest, width, face, size)] }
}
