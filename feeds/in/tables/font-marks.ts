import type { WorkBook } from '@e965/xlsx'
import { textOf } from './limited-zip.ts'
import { struck } from './sheet.ts'

/** What the library has read of a workbook beside its cells; its types do not name it. */
type Styled = {
  Workbook?: { Sheets?: { id?: string }[] }
  Styles?: { Fonts?: Font[]; CellXf?: { fontId?: number }[] }
  files?: Record<string, { content?: Buffer } | undefined>
}

type Font = {
  strike?: boolean | number
  color?: { rgb?: string; theme?: number; index?: number; auto?: boolean }
}

/** Numbers of black, and of the colour of text of the system. */
const black = new Set([0, 8, 64, 81, 32_767])

/**
 * How the texts of cells are marked, a map by address for each sheet of .xlsx: struck through, or in a colour. Cells
 * in black are missing.
 */
export function fontMarks(workbook: WorkBook): ReadonlyMap<string, string>[] {
  const { Workbook, Styles, files = {} } = workbook as Styled
  const fonts = (Styles?.Fonts ?? []).map(markOf)
  const marks = (Styles?.CellXf ?? []).map(({ fontId = 0 }) => fonts[fontId] ?? '')
  if (marks.every((mark) => mark === '')) return []
  const targets = targetsOf(files)
  return (Workbook?.Sheets ?? []).map(({ id = '' }) => {
    const content = files[`xl/${targets.get(id) ?? ''}`]?.content
    return content === undefined ? new Map<string, string>() : marksOf(textOf(content), marks)
  })
}

/** Parts of a row's colours, with spaces between them. */
function markOf({ strike, color }: Font): string {
  const { rgb, theme, index, auto } = color ?? {}
  const isColoured = rgb !== undefined || theme !== undefined
  const isBlack =
    auto === true || theme === 1 || rgb === '000000' || (index !== undefined && black.has(index))
  const parts = [strike ? struck : '', isColoured && !isBlack ? `text-${rgb ?? theme}` : '']
  return parts.filter((part) => part !== '').join(' ')
}

/** The files of the sheets by the ids that the workbook knows them by. */
function targetsOf(files: NonNullable<Styled['files']>): ReadonlyMap<string, string> {
  const content = files['xl/_rels/workbook.xml.rels']?.content
  const relations = content === undefined ? '' : textOf(content)
  return new Map(
    [...relations.matchAll(/<(?:[\w.-]+:)?Relationship\s([^>]*)>/g)].map(([, attributes = '']) => [
      attributeOf(attributes, 'Id'),
      attributeOf(attributes, 'Target').replace(/^\/?xl\//, ''),
    ]),
  )
}

function marksOf(xml: string, marks: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?c\s([^>]*)>/g)) {
    const mark = marks[Number(attributeOf(attributes, 's'))] ?? ''
    if (mark !== '') found.set(attributeOf(attributes, 'r'), mark)
  }
  return found
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''
}
