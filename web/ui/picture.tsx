import './picture.css'
import { preload } from 'react-dom'

type Source = {
  src: string
  srcset: string
  srcset_avif: string
  width: number
  height: number
  placeholder: string
  alt: string
}

type PictureProps = {
  picture: Source
  /** The `sizes` of the two candidate lists: how wide the picture is shown. */
  sizes: string
  /** For the largest picture of the first screen: loaded at once and first. */
  eager?: boolean
  /** Empty when the words beside the picture already say it. */
  alt?: string
}

/** A picture with its stand-in below it. Fills the box it is put in; the box sets the shape. */
export function Picture({ picture, sizes, eager = false, alt = picture.alt }: PictureProps) {
  if (eager) {
    // Named in the head, it is on its way before the browser comes to it. Who knows no AVIF passes this over.
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: picture.srcset_avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <span className="picture">
      <img className="picture-stand-in" src={picture.placeholder} alt="" aria-hidden="true" />
      <picture>
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
