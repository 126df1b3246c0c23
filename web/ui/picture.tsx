import './picture.css'
import { preload } from 'react-dom'
import { otherScreen, tallScreen } from './tall-screen.ts'

type Source = {
  src: string
  srcset: string
  /** Empty while only WebP is made. */
  srcset_avif: string
  width: number
  height: number
  /** A tiny picture as a data URI. */
  placeholder?: string
  alt: string
  tall?: { srcset_avif: string }
}

type PictureProps = {
  picture: Source
  /** The `sizes` of the two candidate lists: how wide the picture is shown. */
  sizes: string
  /** For the largest picture of the first screen: loaded at once and first. */
  eager?: boolean
  /** Where the picture fills a whole screen: the `sizes` of its cut for tall screens. */
  tallSizes?: string
  /** The point that stays in view, in percent of the picture, in tens. */
  focus?: { x: number; y: number } | undefined
  /** Empty when the words beside the picture already say it. */
  alt?: string
}

/**
 * A picture that fills the box it is put in; the box sets the shape. Only one of the first view has its placeholder
 * below it: browsers decode every placeholder of a page, and blur it, before they show any of it (decision 046).
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  tallSizes,
  focus,
  alt = picture.alt,
}: PictureProps) {
  const tall = tallSizes && picture.tall
  // Of one file there is nothing to choose.
  const shownSizes = picture.srcset === '' ? undefined : sizes
  if (eager && import.meta.env.SSR) {
    // Named in the head, it is requested before the browser comes to it. Browsers without AVIF skip this. Where the
    // browser itself draws a page, the picture is there as soon as its name would be.
    const name = (imageSrcSet: string, imageSizes?: string, media?: string) =>
      preload(picture.src, {
        as: 'image',
        type: 'image/avif',
        imageSrcSet,
        imageSizes,
        media,
        fetchPriority: 'high',
      })
    if (tall) name(tall.srcset_avif, tallSizes, tallScreen)
    if (picture.srcset_avif !== '') name(picture.srcset_avif, sizes, tall && otherScreen)
  }
  return (
    <span className={focus === undefined ? 'picture' : `picture focus-x-${focus.x} focus-y-${focus.y}`}>
      {eager && picture.placeholder && <img className="picture-stand-in" src={picture.placeholder} alt="" />}
      <picture>
        {tall && <source media={tallScreen} type="image/avif" srcSet={tall.srcset_avif} sizes={tallSizes} />}
        <source type="image/avif" srcSet={picture.srcset_avif} sizes={shownSizes} />
        <img
          className="picture-image"
          src={picture.src}
          srcSet={picture.srcset || undefined}
          sizes={shownSizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}
