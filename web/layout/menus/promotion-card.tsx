import type { PromotionItem } from '../../data/root-data.ts'
import { Picture } from '../../ui/picture.tsx'

/** The newest offer that holds today, with its picture. */
export function PromotionCard({ promotion: { title, lead, cover } }: { promotion: PromotionItem }) {
  return (
    <div className="promotion-card">
      <div className="promotion-card-picture">
        <Picture picture={cover} sizes="20rem" alt="" />
      </div>
      <p className="promotion-card-title">{title}</p>
      <p className="promotion-card-lead">{lead}</p>
    </div>
  )
}
