import './picture-link.css'
import type { ComponentProps } from 'react'
import { largestOf } from '../../ui/largest-of.ts'
import { Picture } from '../../ui/picture.tsx'

type PictureLinkProps = Pick<ComponentProps<typeof Picture>, 'picture' | 'sizes' | 'eager'> & {
  /** The subject of the picture, where it is written beside it and the picture itself has no text. */
  label?: string
}

/** A picture that is a link to its largest file; inside a `PictureGroup` it opens over the page. */
export function PictureLink({ picture, label, ...shown }: PictureLinkProps) {
  return (
    <a className="picture-link" href={largestOf(picture)} aria-label={label}>
      <Picture picture={picture} {...shown} {...(label !== undefined && { alt: '' })} />
    </a>
  )
}
