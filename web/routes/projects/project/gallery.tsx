import './gallery.css'
import type { Picture as PictureData } from '#contract/common.ts'
import { PictureGroup } from '../../../blocks/lightbox/picture-group.tsx'
import { PictureLink } from '../../../blocks/lightbox/picture-link.tsx'

/** Pictures in rows of a wide and a narrow one, by turns; each opens at large. */
export function Gallery({ title, pictures }: { title: string; pictures: readonly PictureData[] }) {
  return (
    <PictureGroup title={title}>
      <ul className="gallery">
        {pictures.map((picture) => (
          <li key={picture.src}>
            <PictureLink picture={picture} sizes="(width < 760px) 100vw, 58vw" />
          </li>
        ))}
      </ul>
    </PictureGroup>
  )
}
