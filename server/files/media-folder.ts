import { join, resolve } from 'node:path'
import { contractFile } from '#contract/contract-sample.ts'
import { ownFontFile } from '#contract/site-fonts.ts'
import { isPictureFileName, pictureAddress } from '#media/pictures/picture-names.ts'
import type { Env } from '../env.ts'

/** Where pictures, fonts and the sample contract of the company are, shared by replicas that share DATA_DIR. */
export function mediaFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'media')
}

/**
 * The path of a picture, a font or a sample contract that may have come while the site runs (R480). Only names that the import gives are
 * looked for, so that no address leads to another file.
 */
export function madeFile(folder: string): (pathname: string) => string | null {
  return (pathname) => {
    const file = madeFileName(pathname)
    return file === null ? null : join(folder, file)
  }
}

/** The name that the import gave to the file of an address; null for any other address. */
export function madeFileName(pathname: string): string | null {
  const picture = pathname.startsWith(pictureAddress) ? pathname.slice(pictureAddress.length) : ''
  return isPictureFileName(picture) ? picture : (contractFile(pathname) ?? ownFontFile(pathname))
}
