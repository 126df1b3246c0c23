import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { OwnFont, type SiteFonts, type FontRole, fontRoles } from '#contract/site-fonts.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'
import { readOutsideFile } from '../apart/outside-file.ts'
import { runApart } from '../apart/run-apart.ts'
import { maxFontBytes, maxFirstFontBytes } from '../settings.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { defaultFamilies } from './font-families.ts'
import { type FontList, readFontList } from './font-list.ts'
import { type FontWish, ownFontHash } from './make-own-font.ts'

/** A font of a content folder: the paths of its files and what its record says. */
export type FontSource = { normal: string; bold: string | null; weight: number; licence: string }

/** What the record chooses for each role: a name of our list, or files. */
export type FontSources = Partial<Record<FontRole, string | FontSource>>

/** What the process of one font is asked for; without a folder it makes the font and keeps nothing. */
export type FontJob = { wish: FontWish; normal: string; bold: string | null; folder: string | null }

const Made = z.object({ font: OwnFont, bytes: z.int(), files: z.array(z.string()) })

const program = new URL('font-program.ts', import.meta.url)

/** `fonts` as far as they can be had; each problem with the role it is about, null for all together. */
export type FontRun = { fonts: SiteFonts | null; problems: { role: FontRole | null; problem: string }[] }

/**
 * Makes the fonts that a record chooses, only what is new (R650).
 *
 * @param folder for the files
 * @param isMaking false only looks whether they can be made
 */
export async function makeOwnFonts(
  sources: FontSources | null,
  folder: URL,
  isMaking: boolean,
  list: FontList = readFontList(),
): Promise<FontRun> {
  if (sources === null) return { fonts: null, problems: [] }
  const problems: FontRun['problems'] = []
  const fonts: SiteFonts = {}
  let first = 0
  for (const [index, role] of fontRoles.entries()) {
    const source = sources[role] ?? defaultFamilies[index]?.file ?? ''
    if (typeof source === 'string') {
      // The same file for both is loaded once.
      if (role === 'display' || source !== fonts.display) first += list[source]?.bytes ?? 0
      if (sources[role] !== undefined) fonts[role] = source
      continue
    }
    try {
      const { font, bytes } = await madeFont(role, source, folder, isMaking)
      fonts[role] = font
      first += bytes
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      problems.push({ role, problem: error.message })
    }
  }
  if (problems.length === 0 && first > maxFirstFontBytes)
    problems.push({
      role: null,
      problem: staffText(
        'the two fonts take {size} KB of a first visit, and {most} KB are taken: choose a font with simpler letters, or one from the list',
        { size: Math.ceil(first / 1000), most: maxFirstFontBytes / 1000 },
      ),
    })
  return { fonts, problems }
}

async function madeFont(
  role: FontRole,
  { normal, bold, weight, licence }: FontSource,
  folder: URL,
  isMaking: boolean,
): Promise<z.infer<typeof Made>> {
  const wish = { role, weight, licence }
  const files = [normal, bold].flatMap((path) => (path === null ? [] : [readOutsideFile(path, maxFontBytes)]))
  const entry = `own-${role}-${ownFontHash(wish, files)}.json`
  const known = await knownFont(new URL(entry, folder), folder)
  if (known !== null) return known
  const job: FontJob = { wish, normal, bold, folder: isMaking ? folder.href : null }
  if (isMaking) await mkdir(folder, { recursive: true })
  const made = Made.parse(await runApart(program, job))
  if (isMaking) await storePicture(folder, entry, JSON.stringify(made))
  return made
}

/** A font that was made before, with all its files. */
async function knownFont(entry: URL, folder: URL): Promise<z.infer<typeof Made> | null> {
  const text = await readFile(entry, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const made = Made.parse(JSON.parse(text))
    return made.files.every((file) => existsSync(new URL(file, folder))) ? made : null
  } catch {
    // Half a file: the font is made again.
    return null
  }
}
