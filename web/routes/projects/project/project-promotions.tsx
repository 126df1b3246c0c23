import './project-promotions.css'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { ShownProject } from './project-data.server.ts'

/** The offers that hold today for this project. */
export function ProjectPromotions({ promotions }: Pick<ShownProject, 'promotions'>) {
  const { t, language } = useI18n()
  return (
    <ul className="project-promotions">
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          {promotion.cover !== null && (
            <div className="project-promotions-picture">
              <Picture picture={promotion.cover} sizes="(width < 760px) 100vw, 40vw" alt="" />
            </div>
          )}
          <div className="project-promotions-text">
            {promotion.ends_at !== null && (
              <Tag look="zhosa">
                {t('project.promotions.until', { date: formatDate(promotion.ends_at, language) })}
              </Tag>
            )}
            <h3>
              <Link to={pages.promotion(language, promotion.slug)}>{promotion.title}</Link>
            </h3>
            <p>{promotion.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
