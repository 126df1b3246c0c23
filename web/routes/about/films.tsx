import { useEffect, useRef, useState } from 'react'
import type { Video } from '#contract/photos-videos.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Films: a picture each, and the film itself after a press. Nothing is loaded before. */
export function Films({ films }: { films: readonly Video[] }) {
  const { t } = useI18n()
  return (
    <section className="section about-films wrap" aria-labelledby="films">
      <div className="section-head">
        <h2 id="films">{t('about.films')}</h2>
      </div>
      <ul>
        {films.map((film) => (
          <li key={film.id}>
            <SafePart>
              <Film film={film} />
            </SafePart>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * One film. Without JavaScript the link opens the file; a film elsewhere is a link, since no page asks other hosts.
 */
function Film({ film: { title, preview, src, youtube_id } }: { film: Video }) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  const to = src ?? (youtube_id === null ? null : `https://www.youtube.com/watch?v=${youtube_id}`)
  const picture = preview !== null && (
    <Picture picture={preview} sizes="(width < 700px) 100vw, (width < 1280px) 50vw, 25vw" alt="" />
  )
  return (
    <figure className="film">
      <div className="film-frame">
        {src !== null && isOpen ? (
          <Player src={src} title={title} />
        ) : to === null ? (
          picture
        ) : (
          <a
            href={to}
            aria-label={t(src === null ? 'about.films.outside' : 'about.films.play', { title })}
            {...(src === null && { target: '_blank', rel: 'noopener' })}
            onClick={(event) => {
              if (src === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              setIsOpen(true)
            }}
          >
            {picture}
            <svg className="film-play" viewBox="0 0 48 48" aria-hidden="true">
              <path d="M18 14v20l16-10z" />
            </svg>
          </a>
        )}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/**
 * The platform's player. It begins because the visitor has just pressed «play», and keeps the focus of that press.
 */
function Player({ src, title }: { src: string; title: string }) {
  const { t } = useI18n()
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    player.current?.focus()
    // In a browser that needs one more press, the player's own button starts the film.
    player.current?.play().catch(() => {})
  }, [])
  return (
    // Films of houses have no words.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video ref={player} src={src} controls playsInline preload="metadata" tabIndex={-1} aria-label={title}>
      <a href={src}>{t('about.films.failed')}</a>
    </video>
  )
}
