import './review-rating.css'
import { useI18n } from '../../i18n/i18n.tsx'

/** How many of five a review gives, the same on every page (R1785); 0 is a review without a rating. */
export function ReviewRating({ rating }: { rating: number }) {
  const { t } = useI18n()
  return rating > 0 ? <p className="review-rating">{t('reviews.rating', { rating })}</p> : null
}
