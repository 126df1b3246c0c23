import './picture.css'
import { preload } from 'react-dom'
import { otherScreen, tallScreen } from './tall-screen.ts'

type Source = {
  src: string
  srcset: string
  srcset_avif: string
  width: number
  height: number
  /** A tiny picture as a data URI. */
  placeholder?: string
  alt: string
  tall?: { srcset_avif: string; width: number; height: number }
}

type PictureProps = {
  picture: Source
  /** The `sizes` of the two candidate lists: how wide the picture is shown. */
  sizes: string
  /** For the largest picture of the first screen: loaded at once and first. */
  eager?: boolean
  /** Where the picture fills a whole screen: the `sizes` of what tall screens show of it. */
  tallSizes?: string
  /** Empty when the words beside the picture already say it. */
  alt?: string
}

/**
 * A picture that fills the box it is put in; the box sets the shape. Only one that is waited for has its stand-in below
 * it: browsers take in every stand-in of a page, and blur it, before they show any of it (decision 046).
 */
export function Picture({ picture, sizes, eager = false, tallSizes, alt = picture.alt }: PictureProps) {
  const tall = tallSizes === undefined ? undefined : picture.tall
  if (eager) {
    // Named in the head, it is on its way before the browser comes to it. Who knows no AVIF passes this over.
    const first = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
    if (tall !== undefined) {
      preload(picture.src, {
        ...first,
        imageSrcSet: tall.srcset_avif,
        imageSizes: tallSizes,
        media: tallScreen,
      })
    }
    preload(picture.src, {
      ...first,
      imageSrcSet: picture.srcset_avif,
      imageSizes: sizes,
      media: tall && otherScreen,
    })
  }
  return (
    <span className="picture">
      {eager && picture.placeholder !== undefined && (
        <img className="picture-stand-in" src={picture.placeholder} alt="" aria-hidden="true" />
      )}
      <picture>
        {tall !== undefined && (
          <source
            media={tallScreen}
            type="image/avif"
            srcSet={tall.srcset_avif}
            sizes={tallSizes}
            width={tall.width}
            height={tall.height}
          />
        )}
        <source type="image/avif" srcSet={picture.srcset_avif} sizes={sizes} />
        <img
          className="picture-image"
          src={picture.src}
          srcSet={picture.srcset}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}
