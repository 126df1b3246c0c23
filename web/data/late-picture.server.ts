import type { Picture } from '#contract/common.ts'

/** A picture below the first view: data that only the first picture of a page needs stay on the server. */
export type LatePicture = Omit<Picture, 'placeholder' | 'tall'>

/** Placeholders hardly compress, and the data of a page would carry one for each of its pictures (decision 046). */
export function latePicture({ src, srcset, srcset_avif, width, height, alt }: Picture): LatePicture {
  return { src, srcset, srcset_avif, width, height, alt }
}

/** An item of a list with such a picture. */
export function withLateCover<Item extends { cover: Picture | null }>({ cover, ...item }: Item) {
  return { ...item, cover: cover && latePicture(cover) }
}

/** A project of a list, the same. */
export function withLateImage<Item extends { image: Picture | null }>({ image, ...item }: Item) {
  return { ...item, image: image && latePicture(image) }
}

/**
 * A picture that is shown small: of its files only those up to a width in pixels, and the narrowest where all are wider.
 * The menus stand on every page, and name the files of each of their pictures. Where one file is left, it is named once
 * and without its width: there is nothing to choose.
 */
export function smallPicture(picture: Picture, widest: number): LatePicture {
  const late = latePicture(picture)
  const [webp, avif] = [narrowFiles(late.srcset, widest), narrowFiles(late.srcset_avif, widest)]
  const [only, onlyAvif] = [onlyFile.exec(webp)?.[1], onlyFile.exec(avif)?.[1]]
  if (only === undefined || onlyAvif === undefined) return { ...late, srcset: webp, srcset_avif: avif }
  return { ...late, src: only, srcset: '', srcset_avif: onlyAvif }
}

const onlyFile = /^(\S+) \d+w$/

/** Another server may tell files in other words than `address 480w`: these stay as they are. */
function narrowFiles(srcset: string, widest: number): string {
  const files = srcset.split(', ').map((file) => ({ file, width: Number(/ (\d+)w$/.exec(file)?.[1]) }))
  if (files.some(({ width }) => Number.isNaN(width))) return srcset
  const narrowest = Math.min(...files.map(({ width }) => width))
  return files
    .filter(({ width }) => width <= Math.max(widest, narrowest))
    .map(({ file }) => file)
    .join(', ')
}
