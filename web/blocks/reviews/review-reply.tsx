import './review-reply.css'
import type { Review } from '#contract/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** What the company has answered to a review; nothing where it has not (R976). */
export function ReviewReply({ reply }: Pick<Review, 'reply'>) {
  const { t, language } = useI18n()
  if (reply === null) return null
  return (
    <div className="review-reply">
      <p className="caption">{t('reviews.reply', { date: formatDate(reply.date, language) })}</p>
      <p>{reply.text}</p>
    </div>
  )
}
