import { join, resolve } from 'node:path'
import { ownFontFile } from '#contract/site-fonts.ts'
import { isPictureFileName, pictureAddress } from '#media/pictures/picture-names.ts'
import type { Env } from '../env.ts'

/** Where pictures and fonts of the company are made, shared by replicas that share DATA_DIR. */
export function mediaFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'media')
}

/**
 * The path of a picture or a font that may have been made while the site runs (R480). Only names that the maker gives are
 * looked for, so that no address leads to another file.
 */
export function madeFile(folder: string): (pathname: string) => string | null {
  return (pathname) => {
    const file = madeFileName(pathname)
    return file === null ? null : join(folder, file)
  }
}

/** The name that a maker of pictures or fonts gave to the file of an address; null for any other address. */
export function madeFileName(pathname: string): string | null {
  const picture = pathname.startsWith(pictureAddress) ? pathname.slice(pictureAddress.length) : ''
  return isPictureFileName(picture) ? picture : ownFontFile(pathname)
}
