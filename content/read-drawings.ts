import { existsSync } from 'node:fs'
import { type Logo, longestIcon, longestLogo } from '#contract/dictionaries.ts'
import type { IconSource } from '#media/icon/own-icon.ts'
import { rewriteSvg } from '#media/svg/rewrite-svg.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import { readText } from './source-file.ts'

/** The drawings that `company.yaml` names, rewritten (R538); one that cannot be taken is a problem of its file. */
export function readLogo(folder: Folder, paths: Logo, problems: Problem[]): Logo | null {
  const read = (path: string) => readDrawing(folder, path, problems, longestLogo)
  const [wide, inverse] = [read(paths.wide), read(paths.inverse)]
  const compact = paths.compact === undefined ? null : read(paths.compact)
  if (wide === null || inverse === null) return null
  return { wide, inverse, ...(compact !== null && { compact }) }
}

/** An icon is a drawing, or a picture is to be made of it: of a PNG, and of a drawing that is too long for every page. */
type Icon = { fileName: string } & ({ drawing: string; source: null } | { drawing: null; source: IconSource })

/** The icon of the company; a drawing is rewritten, and centred in a square (R531, R700). */
export function readIcon(folder: Folder, path: string, problems: Problem[]): Icon | null {
  const file = below(folder, path)
  const fileName = file.name
  if (path.endsWith('.png')) {
    if (existsSync(file.path)) return { fileName, drawing: null, source: { path: file.path } }
    problems.push({ file: fileName, line: null, message: staffText('there is no such file') })
    return null
  }
  const svg = readDrawing(folder, path, problems)
  if (svg === null) return null
  const drawing = inSquare(svg)
  if (drawing.length > longestIcon) return { fileName, drawing: null, source: { svg: drawing } }
  return { fileName, drawing, source: null }
}

/** The drawing in the middle of a square as large as its longer side. */
function inSquare(svg: string): string {
  return svg.replace(/viewBox="([^"]*)"/, (whole: string, given: string) => {
    const [x = 0, y = 0, width = 0, height = 0] = given.split(' ').map(Number)
    if (width === height) return whole
    const side = Math.max(width, height)
    const corner = [x - (side - width) / 2, y - (side - height) / 2]
    return `viewBox="${[...corner, side, side].map((each) => Number(each.toFixed(6))).join(' ')}"`
  })
}

function readDrawing(folder: Folder, path: string, problems: Problem[], longest = Infinity): string | null {
  const file = below(folder, path)
  const text = readText(file, problems)
  if (text === null) return null
  const refuse = (message: string) => {
    problems.push({ file: file.name, line: null, message })
    return null
  }
  const made = rewriteSvg(text)
  if ('refused' in made) return refuse(made.refused)
  if (made.svg.length <= longest) return made.svg
  return refuse(
    staffText(
      'is too large: {length} characters of shapes where {most} are taken, since every page brings it along; simplify its paths',
      { length: made.svg.length, most: longest },
    ),
  )
}
