import { type Logo, longestLogo } from '#contract/dictionaries.ts'
import { rewriteSvg } from '#media/svg/rewrite-svg.ts'
import { below, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import { readText } from './source-file.ts'

/** The drawings that `company.yaml` names, written anew (R538); one that cannot be taken is a problem of its file. */
export function readLogo(folder: Folder, paths: Logo, problems: Problem[]): Logo | null {
  const read = (path: string): string | null => {
    const file = below(folder, path)
    const text = readText(file, problems)
    if (text === null) return null
    const refuse = (message: string) => {
      problems.push({ file: file.name, line: null, message })
      return null
    }
    const made = rewriteSvg(text)
    if ('refused' in made) return refuse(made.refused)
    if (made.svg.length <= longestLogo) return made.svg
    return refuse(
      `is too large: ${made.svg.length} characters of shapes where ${longestLogo} are taken, since every page brings it along; simplify its paths`,
    )
  }
  const [wide, inverse] = [read(paths.wide), read(paths.inverse)]
  const compact = paths.compact === undefined ? null : read(paths.compact)
  if (wide === null || inverse === null) return null
  return { wide, inverse, ...(compact !== null && { compact }) }
}
