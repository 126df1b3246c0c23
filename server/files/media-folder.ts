import { join, resolve } from 'node:path'
import { isPictureFileName, pictureAddress } from '#media/pictures/picture-names.ts'
import type { Env } from '../env.ts'

/** Where pictures of the company are made, shared by replicas that share DATA_DIR. */
export function mediaFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'media')
}

/**
 * The path of a picture that may have been made while the site runs (R480). Only names that the maker gives are looked
 * for, so that no address leads to another file.
 */
export function madePicture(folder: string): (pathname: string) => string | null {
  return (pathname) => {
    const file = pathname.startsWith(pictureAddress) ? pathname.slice(pictureAddress.length) : ''
    return isPictureFileName(file) ? join(folder, file) : null
  }
}
