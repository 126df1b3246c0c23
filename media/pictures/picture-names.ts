export type PictureFormat = 'avif' | 'webp'

/** Where the derived pictures are served from. */
export const pictureAddress = '/media/'

/** `alatau-hero-1a2b3c4d-768.avif`: the name, the hash of original and settings, the width in pixels. */
export function pictureFileName(name: string, hash: string, width: number, format: PictureFormat): string {
  return `${name}-${hash}-${width}.${format}`
}

/** True for a name this pipeline could have given; only such files are cleaned up, and served from a data folder. */
export function isPictureFileName(file: string): boolean {
  return /^[a-z0-9-]+-[0-9a-f]{8}-\d+\.(avif|webp)$/.test(file)
}

/** The candidate list of `<source srcset>`: every width with its address. */
export function srcset(name: string, hash: string, widths: readonly number[], format: PictureFormat): string {
  return widths
    .map((width) => `${pictureAddress}${pictureFileName(name, hash, width, format)} ${width}w`)
    .join(', ')
}
