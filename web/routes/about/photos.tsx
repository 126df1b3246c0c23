import type { Photo } from '#contract/photos-videos.ts'
import { formatDate } from '#domain/dates.ts'
import { PictureGroup } from '../../blocks/lightbox/picture-group.tsx'
import { PictureLink } from '../../blocks/lightbox/picture-link.tsx'
import { useI18n } from '../../i18n/i18n.tsx'

/** How many are seen at once. */
const first = 6

/** Pictures of projects and of the work on them, each opens at large. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const { t, language } = useI18n()
  const gridOf = (some: readonly Photo[]) => (
    <ul className="about-photos">
      {some.map(({ id, title, preview, date }) => (
        <li key={id}>
          <figure>
            <div className="about-photo">
              <PictureLink
                picture={preview}
                label={title || t('about.gallery')}
                sizes="(width < 700px) 100vw, (width < 1280px) 50vw, 33vw"
              />
            </div>
            <figcaption>
              {title}
              <span className="caption">{formatDate(date, language)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="section wrap" aria-labelledby="gallery">
      <div className="section-head">
        <h2 id="gallery">{t('about.gallery')}</h2>
      </div>
      <PictureGroup title={t('about.gallery')}>
        {gridOf(photos.slice(0, first))}
        {photos.length > first && (
          <details className="about-more">
            <summary>{t('about.gallery.more')}</summary>
            {gridOf(photos.slice(first))}
          </details>
        )}
      </PictureGroup>
      <p className="caption about-note">{t('progress.visual')}</p>
    </section>
  )
}
