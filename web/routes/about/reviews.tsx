import { pages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { ReviewRating } from '../../blocks/reviews/review-rating.tsx'
import { ReviewReply } from '../../blocks/reviews/review-reply.tsx'
import { ReviewSource } from '../../blocks/reviews/review-source.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { AboutData } from './about-data.server.ts'

/** How many are seen at once. */
const first = 6

type ReviewsProps = { reviews: readonly Review[]; projects: AboutData['projects'] }

/** Reviews of buyers, good and bad, the newest first, with their sources. */
export function Reviews({ reviews, projects }: ReviewsProps) {
  const { t } = useI18n()
  const listOf = (some: readonly Review[]) => (
    <ul className="about-reviews">
      {some.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} project={projects.find(({ id }) => id === review.complex_id)} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="section section-mist" aria-labelledby="reviews">
      <div className="wrap">
        <div className="section-head">
          <h2 id="reviews">{t('about.reviews')}</h2>
        </div>
        {listOf(reviews.slice(0, first))}
        {reviews.length > first && (
          <details className="about-more">
            <summary>{t('about.reviews.more')}</summary>
            {listOf(reviews.slice(first))}
          </details>
        )}
      </div>
    </section>
  )
}

type ReviewCardProps = { review: Review; project: AboutData['projects'][number] | undefined }

function ReviewCard({ review, project }: ReviewCardProps) {
  const { t, language } = useI18n()
  const { author, text, rating, date, source, video_url, reply } = review
  const isPlaced = source + date !== ''
  return (
    <article className="review">
      {author !== '' && <h3>{author}</h3>}
      <ReviewRating rating={rating} />
      <p>{text}</p>
      {video_url !== null && (
        <a className="text-link" href={video_url} target="_blank" rel="noopener">
          {t('about.reviews.video')}
          <Icon name="arrow" />
        </a>
      )}
      {(project !== undefined || isPlaced) && (
        <p className="caption">
          {project !== undefined && <Link to={pages.project(language, project.slug)}>{project.name}</Link>}
          {project !== undefined && isPlaced && ' · '}
          {isPlaced && <ReviewSource review={review} />}
        </p>
      )}
      <ReviewReply reply={reply} />
    </article>
  )
}
