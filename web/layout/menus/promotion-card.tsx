import { pages } from '#contract/pages.ts'
import type { PromotionItem } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The newest offer that holds today, with its picture: all of it leads to its page. */
export function PromotionCard({ promotion: { slug, title, lead, cover } }: { promotion: PromotionItem }) {
  const { language } = useI18n()
  return (
    <div className="promotion-card">
      <div className="promotion-card-picture">
        <Picture picture={cover} sizes="20rem" alt="" />
      </div>
      <p className="promotion-card-title">
        <Link to={pages.promotion(language, slug)}>{title}</Link>
      </p>
      <p className="promotion-card-lead">{lead}</p>
    </div>
  )
}
