/** Makes the files of the company's icon; a process of its own, since the icon comes from outside (R700). */
import sharp from 'sharp'
import { readOutsideFile } from '../apart/outside-file.ts'
import { workApart } from '../apart/work-apart.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { maxBytes } from '../settings.ts'
import { makeIcon } from './make-icon.ts'
import type { IconJob } from './own-icon.ts'

sharp.concurrency(1)

workApart((job, read) => make(job as IconJob, read))

async function make({ source, folder }: IconJob, read: () => void) {
  const original = 'svg' in source ? Buffer.from(source.svg) : readOutsideFile(source.path, maxBytes)
  const { icon, file, bytes } = await makeIcon(original, 'svg' in source)
  read()
  if (folder !== null) await storePicture(new URL(folder), file, bytes)
  return icon
}
