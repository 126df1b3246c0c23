/** Reads one picture and makes its files; a process of its own, since a picture comes from outside (R515). */
import sharp from 'sharp'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'
import { readOutsideFile } from '../apart/outside-file.ts'
import { workApart } from '../apart/work-apart.ts'
import { maxBytes } from '../settings.ts'
import { makeAvif, makeWebp, openPicture, pictureHash } from './make-picture.ts'
import type { PictureJob } from './picture-apart.ts'

// One thread for each picture beats many threads for one.
sharp.concurrency(1)

workApart((job, read) => make(job as PictureJob, read))

async function make({ path, folder, entry, ...named }: PictureJob, read: () => void) {
  const bytes = readOutsideFile(path, maxBytes)
  if (pictureHash(bytes, named.original) !== named.hash)
    throw new FileFault(staffText('has changed meanwhile'))
  const picture = await openPicture(bytes, named.original)
  read()
  if (folder === null) return null
  return entry === null
    ? makeWebp(named, picture, new URL(folder))
    : makeAvif(named, picture, entry, new URL(folder))
}
