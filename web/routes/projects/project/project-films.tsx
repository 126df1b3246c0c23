import './project-films.css'
import type { MouseEvent } from 'react'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useDialogs } from '../../../layout/dialogs/use-dialogs.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ShownFilm } from './project-data.server.ts'

/** Films of a project: one of our own plays over the page, one that is elsewhere is a link. */
export function ProjectFilms({ films }: { films: readonly ShownFilm[] }) {
  return (
    <ul className="films">
      {films.map((film) => (
        <li key={film.id}>
          <SafePart>
            <Film film={film} />
          </SafePart>
        </li>
      ))}
    </ul>
  )
}

function Film({ film: { title, preview, src, youtube_id } }: { film: ShownFilm }) {
  const { t } = useI18n()
  const { open, prepare } = useDialogs()
  const face = (
    <>
      <span className="films-picture">
        {preview !== null && <Picture picture={preview} sizes="(width < 760px) 100vw, 50vw" alt="" />}
        <span className="films-play">
          <Icon name="play" />
        </span>
      </span>
      <span className="films-title">{title}</span>
    </>
  )
  if (src === null) {
    if (youtube_id === null) return face
    return (
      <a
        href={`https://www.youtube.com/watch?v=${encodeURIComponent(youtube_id)}`}
        target="_blank"
        rel="noopener"
      >
        {face} <span className="visually-hidden">({t('project.films.youtube')})</span>
      </a>
    )
  }

  async function play(event: MouseEvent, film: string): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!(await open({ kind: 'video', video_url: film }))) location.assign(film)
  }

  return (
    <a
      href={src}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void play(event, src)}
    >
      {face}
    </a>
  )
}
