import type { Review } from '#contract/reviews.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { ReviewRating } from '../../blocks/reviews/review-rating.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'

/** A review with the slug of its project; null where it is about the company. */
export type HomeReview = Pick<Review, 'id' | 'author' | 'text' | 'rating' | 'date' | 'source'> & {
  project: string | null
}

/** The newest reviews, good or bad: name, date and source. */
export function Reviews({ reviews }: { reviews: readonly HomeReview[] }) {
  const { t, language } = useI18n()
  const projects = useRootData()?.projects ?? []
  return (
    <section className="section section-mist" aria-labelledby="reviews">
      <div className="wrap">
        <div className="section-head">
          <h2 id="reviews">{t('home.reviews')}</h2>
        </div>
        <ul className="home-reviews">
          {reviews.map(({ id, author, text, rating, date, source, project }) => {
            const about = projects.find(({ slug }) => slug === project)
            return (
              <li key={id}>
                <figure>
                  <ReviewRating rating={rating} />
                  <blockquote>{text}</blockquote>
                  {(about !== undefined || author + source + date !== '') && (
                    <figcaption>
                      {author !== '' && <b>{author}</b>}
                      {about !== undefined && (
                        <Link to={pages.project(language, about.slug)}>{about.name}</Link>
                      )}
                      {source + date !== '' && (
                        <span className="caption">
                          {source}
                          {source !== '' && date !== '' && ', '}
                          {date !== '' && <time dateTime={date}>{formatDate(date, language)}</time>}
                        </span>
                      )}
                    </figcaption>
                  )}
                </figure>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
