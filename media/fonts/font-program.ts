/** Makes the font of a company; a process of its own, since its files come from outside (R650). */
import { readOutsideFile } from '../apart/outside-file.ts'
import { workApart } from '../apart/work-apart.ts'
import { maxFontBytes } from '../settings.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { makeOwnFont } from './make-own-font.ts'
import type { FontJob } from './own-fonts.ts'

workApart((job, read) => make(job as FontJob, read))

async function make({ wish, normal, bold, folder }: FontJob, read: () => void) {
  const [first, second] = [normal, bold].map((path) =>
    path === null ? null : readOutsideFile(path, maxFontBytes),
  )
  if (!first) throw new Error('no file')
  const { files, ...made } = await makeOwnFont(wish, first, second ?? null, read)
  if (folder !== null) for (const { name, bytes } of files) await storePicture(new URL(folder), name, bytes)
  return { ...made, files: files.map(({ name }) => name) }
}
