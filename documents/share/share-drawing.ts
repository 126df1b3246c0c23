import { shareSize } from '#contract/share-pictures.ts'
import { type Inks, inksOf } from '../inks.ts'
import { drawnText } from './drawn-text.ts'
import { cut, fitted } from './fitted-text.ts'
import type { ShareWords } from './share-words.ts'
import { type Face, faceAttributes, measure } from './typefaces.ts'

/** The right part, for the plan or the picture; words are beside it and never on it. */
export const shownBox = { x: 560, y: 0, width: 640, height: 630 }

const left = 56
const width = shownBox.x - 2 * left
const bottom = 574

/** The words of a picture with the mark of the house, as a drawing with room for the unit's plan or picture. */
export function shareDrawing(words: ShareWords): string {
  const { over, title, facts, line, isPrice, shown } = words
  const inks = inksOf(words.colours)
  const lineSize = isPrice ? 44 : 28
  const lineTop = line === '' ? bottom : bottom - lineSize
  const factsTop = facts.length === 0 ? lineTop : lineTop - 122
  const titleTop = over === '' ? 158 : 194
  const parts = [
    `<rect width="${shareSize.width}" height="${shareSize.height}" fill="#fff"/>`,
    shown === null ? emptyPanel(inks) : panel(inks.ground),
    logo(inks),
    over === '' ? '' : text(cut(over, width, 'text', 23), left, 166, 'text', 23, inks.faint),
    titleLines(title, titleTop, factsTop - 28 - titleTop, inks),
    facts.length === 0 ? '' : factRow(facts, factsTop, inks),
    line === '' ? '' : lastLine(line, lineSize, isPrice, inks),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">${parts.join('')}</svg>`
}

function titleLines(title: string, top: number, height: number, inks: Inks): string {
  const leading = 1.14
  const sizes = [68, 62, 56, 50, 46, 42, 38, 34]
  const { size, lines } = fitted(title, { width, height, face: 'display', sizes, leading })
  return lines
    .map((line, index) => text(line, left, top + size * (0.86 + index * leading), 'display', size, inks.text))
    .join('')
}

function lastLine(line: string, size: number, isPrice: boolean, inks: Inks): string {
  const face = isPrice ? 'strong' : 'text'
  const fits = Math.min(size, (size * width) / measure(line, face, size))
  return text(line, left, bottom, face, fits, isPrice ? inks.text : inks.quiet)
}

/** Measured lengths are under dimension lines with 45° ends (design language §1). */
function factRow(facts: ShareWords['facts'], top: number, inks: Inks): string {
  const [valueSize, labelSize, gap, tick] = [27, 19, 36, 7]
  const widths = facts.map(({ value, label }) =>
    Math.max(measure(value, 'strong', valueSize), measure(label, 'text', labelSize)),
  )
  const all = widths.reduce((sum, each) => sum + each, 0) + gap * (facts.length - 1)
  const shrunk = Math.min(1, width / all)
  let x = left
  return facts
    .map(({ value, label }, index) => {
      const own = (widths[index] ?? 0) * shrunk
      const y = top + tick
      const line = `M${x} ${y}h${own}M${x - tick / 2} ${y + tick / 2}l${tick} ${-tick}M${x + own - tick / 2} ${y + tick / 2}l${tick} ${-tick}`
      const drawn = [
        `<path d="${line}" fill="none" stroke="${inks.edge}" stroke-width="1.5"/>`,
        text(value, x, top + 42, 'strong', valueSize * shrunk, inks.text),
        text(label, x, top + 68, 'text', labelSize * shrunk, inks.faint),
      ]
      x += own + gap * shrunk
      return drawn.join('')
    })
    .join('')
}

function text(words: string, x: number, y: number, face: Face, size: number, fill: string): string {
  const spacing = face === 'display' ? ' letter-spacing="-0.012em"' : ''
  return `<text x="${x}" y="${y}" ${faceAttributes(face)} font-size="${size}" fill="${fill}"${spacing} xml:space="preserve">${drawnText(words)}</text>`
}

function panel(fill: string): string {
  const { x, y, width, height } = shownBox
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** The wordmark (web/ui/logo.tsx), a fifth larger than on the pages. */
const logo = (inks: Inks) =>
  `<g transform="translate(${left} 50) scale(1.25)" fill="none" stroke="${inks.text}"><g stroke-width="2.6"><path d="M2 38L26 14M2 26L20 8M2 14L14 2M14 38L26 26M26 38L2 14M26 26L8 8M26 14L14 2M14 38L2 26"/></g><g transform="translate(41 12)" stroke-width="2.3"><path d="M0 0V16M9.6 0L1.6 8L9.6 16"/><path transform="translate(16.4 0)" d="M9 0H0V16H9M0 8H8"/><path transform="translate(32 0)" d="M0 16V0H7L10 3V6L7 9H0M3 9L10 16"/><path transform="translate(48.6 0)" d="M9 0H0V16H9M0 8H8"/><path transform="translate(64.2 0)" d="M10.4 3.2L7.4 0H3L0 3V13L3 16H7.4L10.4 13V8.4H6"/><path transform="translate(81.2 0)" d="M9 0H0V16H9M0 8H8"/></g></g>`

/** Where there is nothing to show: the lattice of the mark on the main colour. */
const emptyPanel = (inks: Inks) =>
  `${panel(inks.mark)}<path transform="translate(${shownBox.x + 96} 91) scale(14)" d="M16 1L31 16L16 31L1 16ZM8.5 8.5L31 31M23.5 8.5L1 31" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.2"/>`
