import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { IconPicture } from '#contract/site-icon.ts'
import { FileFault } from '../apart/file-fault.ts'
import { readOutsideFile } from '../apart/outside-file.ts'
import { runApart } from '../apart/run-apart.ts'
import { pictureFileName } from '../pictures/picture-names.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { maxBytes } from '../settings.ts'
import { iconHash, iconSide } from './make-icon.ts'

/** The icon of a content folder that pages cannot have as a drawing: its file, or a drawing that is rewritten. */
export type IconSource = { path: string } | { svg: string }

/** What the process of the icon is asked for; without a folder it makes the icon and keeps nothing. */
export type IconJob = { source: IconSource; folder: string | null }

const program = new URL('icon-program.ts', import.meta.url)

/** The icon as far as it can be had; `problem` says why it cannot. */
export type IconRun = { icon: IconPicture | null; problem: string | null }

/**
 * Makes the files of an icon, unless they are there (R700).
 *
 * @param folder for the files
 * @param isMaking false only looks whether they can be made
 */
export async function makeOwnIcon(
  source: IconSource | null,
  folder: URL,
  isMaking: boolean,
): Promise<IconRun> {
  if (source === null) return { icon: null, problem: null }
  try {
    return { icon: await madeIcon(source, folder, isMaking), problem: null }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { icon: null, problem: error.message }
  }
}

async function madeIcon(source: IconSource, folder: URL, isMaking: boolean): Promise<IconPicture> {
  const original = 'svg' in source ? Buffer.from(source.svg) : readOutsideFile(source.path, maxBytes)
  const hash = iconHash(original)
  const entry = `icon-${hash}.json`
  const known = await knownIcon(
    new URL(entry, folder),
    new URL(pictureFileName('icon', hash, iconSide, 'webp'), folder),
  )
  if (known !== null) return known
  if (isMaking) await mkdir(folder, { recursive: true })
  const job: IconJob = { source, folder: isMaking ? folder.href : null }
  const icon = IconPicture.parse(await runApart(program, job))
  if (isMaking) await storePicture(folder, entry, JSON.stringify(icon))
  return icon
}

/** An icon that was made before. */
async function knownIcon(entry: URL, file: URL): Promise<IconPicture | null> {
  const text = await readFile(entry, 'utf8').catch(() => null)
  if (text === null || !existsSync(file)) return null
  try {
    return IconPicture.parse(JSON.parse(text))
  } catch {
    // Half a file: the icon is made again.
    return null
  }
}
