import type { PictureEntry } from '../pictures/picture-manifest.ts'

/** Pixels that a card needs on a screen of two to one. */
const cardWidth = 640

/** The files of a picture that show a plan: in a card, and as large as there is. */
export function planFiles({ src, srcset }: Pick<PictureEntry, 'src' | 'srcset'>): {
  card: string
  detail: string
} {
  const files = srcset.split(', ').flatMap((file) => {
    const [address, size] = file.split(' ')
    return address === undefined || size === undefined ? [] : [{ address, width: Number.parseInt(size, 10) }]
  })
  const detail = files.at(-1)?.address ?? src
  return { card: files.find((file) => file.width >= cardWidth)?.address ?? detail, detail }
}
