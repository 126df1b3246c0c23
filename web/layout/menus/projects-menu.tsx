import './menus.css'
import { pages } from '#contract/pages.ts'
import type { ProjectItem } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useMenu } from './use-menu.ts'

type ProjectsMenuProps = { projects: readonly ProjectItem[]; current: 'page' | undefined }

/** The projects sub-menu: picture, name, city and price from (R85). */
export function ProjectsMenu({ projects, current }: ProjectsMenuProps) {
  const { t, language, shortPrice } = useI18n()
  const menu = useMenu('menu-projects')
  return (
    <li className="menu" {...menu.item} {...menu.hover}>
      <button className="menu-button" {...menu.button} aria-current={current}>
        {t('header.projects')}
        <Icon name="chevron-down" />
      </button>
      <div className="menu-panel" {...menu.panel}>
        <div className="wrap">
          {projects.length > 0 && (
            <ul className="projects-menu">
              {projects.map((project) => (
                <li key={project.slug}>
                  <Link to={pages.project(language, project.slug)}>
                    {project.image !== null && (
                      <span className="projects-menu-picture">
                        <Picture picture={project.image} sizes="7rem" alt="" />
                      </span>
                    )}
                    <span>
                      <span className="projects-menu-name">{project.name}</span>
                      <span className="menu-caption">{project.city}</span>
                    </span>
                    {project.price_from !== null && (
                      <span className="projects-menu-price figures">
                        {t('common.from', { value: shortPrice(project.price_from) })}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <TextLink to={pages.projects(language)}>{t('menu.projects.all')}</TextLink>
        </div>
      </div>
    </li>
  )
}
