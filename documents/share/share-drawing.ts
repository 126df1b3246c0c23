import { shareSize } from '#contract/share-pictures.ts'
import { type Inks, inksOf } from '../inks.ts'
import type { SiteFace, SiteFaces } from '../site-faces.ts'
import { drawnText } from './drawn-text.ts'
import { cut, fitted } from './fitted-text.ts'
import type { ShareBrand, ShareWords } from './share-words.ts'
import { faceAttributes, measure } from './typefaces.ts'

/** The right part, for the plan or the picture; words are beside it and never on it. */
export const shownBox = { x: 560, y: 0, width: 640, height: 630 }

const left = 56
const width = shownBox.x - 2 * left
const bottom = 574
const logoBox = { width: 178, height: 50 }

/** What a picture is drawn with. */
type Look = { inks: Inks; faces: SiteFaces }

/** The words of a picture with the logo, as a drawing with room for the unit's plan or picture. */
export function shareDrawing(words: ShareWords, faces: SiteFaces): string {
  const { over, title, facts, line, isPrice, shown } = words
  const inks = inksOf(words.brand.colours)
  const look = { inks, faces }
  const lineSize = isPrice ? 44 : 28
  const lineTop = line === '' ? bottom : bottom - lineSize
  const factsTop = facts.length === 0 ? lineTop : lineTop - 122
  const titleTop = over === '' ? 158 : 194
  const parts = [
    `<rect width="${shareSize.width}" height="${shareSize.height}" fill="#fff"/>`,
    shown === null ? emptyPanel(inks) : panel(inks.ground),
    logo(words.brand, look),
    over === '' ? '' : text(cut(over, width, faces.text, 23), left, 166, faces.text, 23, inks.faint),
    titleLines(title, titleTop, factsTop - 28 - titleTop, look),
    facts.length === 0 ? '' : factRow(facts, factsTop, look),
    line === '' ? '' : lastLine(line, lineSize, isPrice, look),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">${parts.join('')}</svg>`
}

function titleLines(title: string, top: number, height: number, { inks, faces: { display } }: Look): string {
  const leading = 1.14
  const sizes = [68, 62, 56, 50, 46, 42, 38, 34]
  const { size, lines } = fitted(title, { width, height, face: display, sizes, leading })
  return lines
    .map((line, index) =>
      text(line, left, top + size * (0.86 + index * leading), display, size, inks.text, tight),
    )
    .join('')
}

function lastLine(line: string, size: number, isPrice: boolean, { inks, faces }: Look): string {
  const face = isPrice ? faces.strong : faces.text
  const fits = Math.min(size, (size * width) / measure(line, face, size))
  return text(line, left, bottom, face, fits, isPrice ? inks.text : inks.quiet)
}

/** Measured lengths are under dimension lines with 45° ends (design language §1). */
function factRow(facts: ShareWords['facts'], top: number, { inks, faces }: Look): string {
  const [valueSize, labelSize, gap, tick] = [27, 19, 36, 7]
  const widths = facts.map(({ value, label }) =>
    Math.max(measure(value, faces.strong, valueSize), measure(label, faces.text, labelSize)),
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
        text(value, x, top + 42, faces.strong, valueSize * shrunk, inks.text),
        text(label, x, top + 68, faces.text, labelSize * shrunk, inks.faint),
      ]
      x += own + gap * shrunk
      return drawn.join('')
    })
    .join('')
}

/** Headings are set closer. */
const tight = ' letter-spacing="-0.012em"'

function text(
  words: string,
  x: number,
  y: number,
  face: SiteFace,
  size: number,
  fill: string,
  spacing = '',
): string {
  return `<text x="${x}" y="${y}" ${faceAttributes(face)} font-size="${size}" fill="${fill}"${spacing} xml:space="preserve">${drawnText(words)}</text>`
}

function panel(fill: string): string {
  const { x, y, width, height } = shownBox
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** The logo, a fourth larger than on the pages, or the name. As an image it loads nothing and shares no ids with the rest. */
function logo({ name, logo: svg }: ShareBrand, { inks, faces: { display } }: Look): string {
  if (svg === null) return text(cut(name, width, display, 34), left, 86, display, 34, inks.text, tight)
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<image x="${left}" y="50" width="${logoBox.width}" height="${logoBox.height}" preserveAspectRatio="xMinYMid meet" href="${source}"/>`
}

/** Where there is nothing to show: the lattice of the mark on the main colour. */
const emptyPanel = (inks: Inks) =>
  `${panel(inks.mark)}<path transform="translate(${shownBox.x + 96} 91) scale(14)" d="M16 1L31 16L16 31L1 16ZM8.5 8.5L31 31M23.5 8.5L1 31" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.2"/>`
