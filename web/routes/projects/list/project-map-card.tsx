import './project-map-card.css'
import { pages } from '#contract/pages.ts'
import { MapLinks } from '../../../blocks/map/map-links.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ProjectPoint } from './projects-data.server.ts'

/** The project of the chosen pin, over the map: name, place, price, and the way there. */
export function ProjectMapCard({ project }: { project: ProjectPoint }) {
  const { t, count, shortPrice, language } = useI18n()
  const { slug, name, city, address, price_from, estates_count } = project
  const facts = [
    price_from === null ? '' : t('common.from', { value: shortPrice(price_from) }),
    estates_count === 0 ? '' : count(estates_count, 'category.flat.count'),
  ]
  return (
    <div className="project-map-card">
      <Link to={pages.project(language, slug)}>{name}</Link>
      <p className="figures">{facts.filter(Boolean).join(' · ')}</p>
      <p className="caption">{[city, address].filter(Boolean).join(', ')}</p>
      <MapLinks place={project} label={t('map.links', { name })} />
    </div>
  )
}
