import './gallery.css'
import { PictureGroup } from '../../../blocks/lightbox/picture-group.tsx'
import { PictureLink } from '../../../blocks/lightbox/picture-link.tsx'
import type { LatePicture } from '../../../data/late-picture.server.ts'

/** Pictures in rows of a wide and a narrow one, by turns; each opens at large. */
export function Gallery({ title, pictures }: { title: string; pictures: readonly LatePicture[] }) {
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
