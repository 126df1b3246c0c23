import { CFB, type WorkBook } from '@e965/xlsx'
import { columnLetter, struck } from './sheet.ts'

/** Records of .xls (BIFF5 and BIFF8) by number. */
const record = {
  end: 0x0a,
  font: 0x31,
  boundSheet: 0x85,
  palette: 0x92,
  manyNumbers: 0xbd,
  format: 0xe0,
  begin: 0x8_09,
} as const

/** Records of one cell with something in it; all of them begin with row, column and format. */
const cells = new Set([0x06, 0xd6, 0xfd, 0x2_03, 0x2_04, 0x2_05, 0x2_7e])

/** Colours of text that are black unless the palette says otherwise: the first and the ninth of it. */
const black = new Set([0, 8])

/** From here on colours are those of the system: of text, of windows, «automatic». */
const firstOfSystem = 64
const firstOfPalette = 8

const struckOut = 0x08

/** Nothing has this number: the file counts its fonts without it. */
const missingFont = 4

/** Files in a file of Microsoft; the library's types leave it open. */
const compound = CFB as { find(cfb: unknown, path: string): { content?: Uint8Array } | null }

type Font = { isStruck: boolean; colour: number }

/**
 * How the texts of cells are marked in .xls, as `fontMarks` has it for .xlsx. The library reads the fonts of these
 * files and keeps none, so the records of the workbook are gone through once more.
 */
export function oldFontMarks(workbook: WorkBook): ReadonlyMap<string, string>[] {
  const stream = streamOf(workbook)
  const fonts: Font[] = []
  const formats: number[] = []
  const palette = new Map<number, string>()
  const sheets = new Map<number, Map<string, string>>()
  let depth = 0
  let marks: Map<string, string> | undefined
  let byFormat: string[] = []
  const mark = (row: number, column: number, format: number) => {
    const found = byFormat[format] ?? ''
    if (found !== '') marks?.set(`${columnLetter(column)}${row + 1}`, found)
  }
  for (const { number, start, data } of recordsOf(stream)) {
    const at = (offset: number) => (offset + 2 <= data.length ? data.readUInt16LE(offset) : 0)
    if (number === record.begin) {
      depth += 1
      if (depth === 1) marks = sheets.get(start)
      if (marks !== undefined) byFormat = formats.map((font) => markOf(fonts[font], palette))
    } else if (number === record.end) {
      depth -= 1
      if (depth === 0) marks = undefined
    } else if (number === record.font) {
      if (fonts.length === missingFont) fonts.push({ isStruck: false, colour: 0 })
      fonts.push({ isStruck: (at(2) & struckOut) !== 0, colour: at(4) })
    } else if (number === record.format) formats.push(at(0))
    else if (number === record.palette)
      for (let index = 0; index < at(0) && index < 56; index++)
        palette.set(firstOfPalette + index, data.subarray(2 + index * 4, 5 + index * 4).toString('hex'))
    else if (number === record.boundSheet && data.length >= 4)
      sheets.set(data.readUInt32LE(0), new Map<string, string>())
    // The drawings of a sheet have numbers of their own, one level deeper.
    else if (depth !== 1 || marks === undefined) continue
    else if (cells.has(number)) mark(at(0), at(2), at(4))
    else if (number === record.manyNumbers)
      for (let offset = 4; offset + 6 < data.length; offset += 6)
        mark(at(0), at(2) + (offset - 4) / 6, at(offset))
  }
  // The library has the sheets in the order in which they stand in the file.
  return [...sheets].toSorted(([a], [b]) => a - b).map(([, found]) => found)
}

function streamOf(workbook: WorkBook): Buffer {
  const { cfb } = workbook as { cfb?: unknown }
  const found = compound.find(cfb, '/Workbook') ?? compound.find(cfb, '/Book')
  return Buffer.from(found?.content ?? [])
}

function* recordsOf(stream: Buffer): Generator<{ number: number; start: number; data: Buffer }> {
  for (let start = 0; start + 4 <= stream.length;) {
    const end = start + 4 + stream.readUInt16LE(start + 2)
    yield { number: stream.readUInt16LE(start), start, data: stream.subarray(start + 4, end) }
    start = end
  }
}

function markOf(font: Font | undefined, palette: ReadonlyMap<number, string>): string {
  if (font === undefined) return ''
  const { isStruck, colour } = font
  const rgb = palette.get(colour)
  const isBlack = colour >= firstOfSystem || (rgb === undefined ? black.has(colour) : rgb === '000000')
  return [isStruck ? struck : '', isBlack ? '' : `text-${rgb ?? colour}`]
    .filter((part) => part !== '')
    .join(' ')
}
