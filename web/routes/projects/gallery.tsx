import './gallery.css'
import type { Picture as PictureData } from '#contract/common.ts'
import { Picture } from '../../ui/picture.tsx'

/** Pictures in rows of a wide and a narrow one, by turns. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <ul className="gallery">
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture picture={picture} sizes="(width < 760px) 100vw, 58vw" />
        </li>
      ))}
    </ul>
  )
}
