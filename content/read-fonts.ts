import { existsSync } from 'node:fs'
import type { FontRole } from '#contract/site-fonts.ts'
import type { FontRun, FontSources } from '#media/fonts/own-fonts.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { below, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import type { Records } from './records.ts'

type Chosen = NonNullable<Records['company']['fonts']>

/** The fonts that `company.yaml` chooses, with the paths of their files; one whose file is not there is a problem. */
export function readFonts(folder: Folder, { display, text }: Chosen, problems: Problem[]): FontSources {
  const pathOf = (file: string): string | null => {
    const { path, name } = below(folder, file)
    if (existsSync(path)) return path
    problems.push({ file: name, line: null, message: staffText('there is no such file') })
    return null
  }
  const sources: FontSources = {}
  if (typeof display === 'string') sources.display = display
  else if (display !== undefined) {
    const normal = pathOf(display.file)
    const { weight, licence } = display
    if (normal !== null) sources.display = { normal, bold: null, weight, licence }
  }
  if (typeof text === 'string') sources.text = text
  else if (text !== undefined) {
    const normal = pathOf(text.file)
    const bold = text.bold === undefined ? null : pathOf(text.bold)
    const isWhole = normal !== null && (bold !== null || text.bold === undefined)
    if (isWhole) sources.text = { normal, bold, weight: 400, licence: text.licence }
  }
  return sources
}

/** What is wrong with the fonts, by the files of the folder. */
export function fontProblems({ problems }: FontRun, sources: FontSources | null, folder: Folder): Problem[] {
  const fileOf = (role: FontRole | null) => {
    const source = role === null ? undefined : sources?.[role]
    return typeof source === 'object'
      ? `${folder.name}${source.normal.slice(folder.path.length).replaceAll('\\', '/')}`
      : `${folder.name}/company.yaml`
  }
  return problems.map(({ role, problem }) => ({ file: fileOf(role), line: null, message: problem }))
}
