import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { feedPlanCode, type PicturePlan } from '#database/feeds/feed-pictures.ts'
import { pictureHash } from '#media/pictures/make-picture.ts'
import { makeApart } from '#media/pictures/picture-apart.ts'
import { pictureAddress } from '#media/pictures/picture-names.ts'
import type { PictureOriginal } from '#media/pictures/picture-originals.ts'
import { planFiles } from '#media/plans/plan-files.ts'
import { maxMakingSeconds, maxMemory } from '#media/settings.ts'
import type { DownloadedPicture } from './download-picture.ts'

/** It works behind everything else, so it may start and read for longer than where somebody waits. */
const limits = { starting: 600, reading: 60, making: maxMakingSeconds, memory: maxMemory }

/** Pages have words of their own for a plan. */
const original: PictureOriginal = { alt: { ru: '', kk: '', en: '' }, project: null, kind: 'plan' }

/**
 * Makes the files of a plan of a downloaded picture, as of the company's own pictures: a process of its own reads it, and
 * a drawing is rewritten. Plans are shown in WebP alone.
 *
 * @param folder where the files go
 * @throws FileFault when it is no picture, or beyond the limits
 */
export async function makePlan({ path, hash }: DownloadedPicture, folder: URL): Promise<PicturePlan> {
  const name = fileNameOf(feedPlanCode(hash))
  const named = { name, hash: pictureHash(await readFile(path), original), original, path }
  const entry = await makeApart(named, null, folder, limits)
  return { ...planFiles(entry), width: entry.width, height: entry.height }
}

/** What the names of all files of a plan begin with: the form of names that are served knows no dot. */
export function fileNameOf(code: string): string {
  return code.replace('.', '-')
}

/** Whether a file of a plan is there. */
export function isThere(address: string, folder: URL): boolean {
  return existsSync(new URL(address.slice(pictureAddress.length), folder))
}
