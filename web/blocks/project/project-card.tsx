import './project-card.css'
import type { ComplexLink } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import type { LatePicture } from '../../data/late-picture.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The data of a project's card. */
export type ProjectCardData = Pick<
  ComplexLink,
  'slug' | 'name' | 'city' | 'district' | 'status' | 'deadline' | 'price_from' | 'estates_count'
> & { image: LatePicture | null }

type ProjectCardProps = {
  project: ProjectCardData
  /** How wide its picture is shown. */
  sizes: string
  eager?: boolean
}

/**
 * A project in a list: picture with the date on it, name and price, place and number of flats. All of it is the link.
 */
export function ProjectCard({ project, sizes, eager = false }: ProjectCardProps) {
  const i18n = useI18n()
  const { t, count, shortPrice, language } = i18n
  const plate = plateOf(project, i18n)
  return (
    <article className="project-card">
      <div className="project-card-image">
        {project.image !== null && <Picture picture={project.image} sizes={sizes} eager={eager} alt="" />}
        {plate !== '' && <span className="project-card-plate">{plate}</span>}
      </div>
      <div className="project-card-text">
        <h3>
          <Link to={pages.project(language, project.slug)}>{project.name}</Link>
        </h3>
        <span className="project-card-price figures">
          {project.price_from !== null && t('common.from', { value: shortPrice(project.price_from) })}
        </span>
        <span>{[project.city.name, project.district].filter(Boolean).join(', ')}</span>
        <span className="project-card-count figures">
          {project.estates_count > 0
            ? count(project.estates_count, 'category.flat.count')
            : project.estates_count === 0 && project.status !== 'planned' && t('complex.status.sold_out')}
        </span>
      </div>
    </article>
  )
}

/** The plate on the picture: when the keys are handed out, or that they have been. */
function plateOf(project: ProjectCardData, { t, quarter }: ReturnType<typeof useI18n>): string {
  if (project.status === 'ready' || project.status === 'sold_out') return t('home.projects.ready')
  if (project.status === 'planned') return t('home.projects.planned')
  return project.deadline === null ? '' : quarter(project.deadline, 'short')
}
