import { type Logo, longestIcon, longestLogo } from '#contract/dictionaries.ts'
import { rewriteSvg } from '#media/svg/rewrite-svg.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import { readText } from './source-file.ts'

/** The drawings that `company.yaml` names, written anew (R538); one that cannot be taken is a problem of its file. */
export function readLogo(folder: Folder, paths: Logo, problems: Problem[]): Logo | null {
  const read = (path: string) => readDrawing(folder, path, longestLogo, problems)
  const [wide, inverse] = [read(paths.wide), read(paths.inverse)]
  const compact = paths.compact === undefined ? null : read(paths.compact)
  if (wide === null || inverse === null) return null
  return { wide, inverse, ...(compact !== null && { compact }) }
}

/** The drawing of the icon, written anew; one that is not square is a problem of its file (R531). */
export function readIcon(folder: Folder, path: string, problems: Problem[]): string | null {
  const svg = readDrawing(folder, path, longestIcon, problems)
  if (svg === null) return null
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  if (width === height) return svg
  const message = staffText('must be as wide as high: its viewBox is {width} by {height}', {
    width: width ?? '',
    height: height ?? '',
  })
  problems.push({ file: below(folder, path).name, line: null, message })
  return null
}

function readDrawing(folder: Folder, path: string, longest: number, problems: Problem[]): string | null {
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
