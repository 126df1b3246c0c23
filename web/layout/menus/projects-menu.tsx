import './menus.css'
import { pages } from '#contract/pages.ts'
import type { ProjectItem } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { projectsMenuId, useMenu } from './use-menu.ts'

type ProjectsMenuProps = { projects: readonly ProjectItem[]; current: 'page' | undefined }

/** The projects with pictures and prices, and the way to all of them (R85, R89). */
export function ProjectsMenu({ projects, current }: ProjectsMenuProps) {
  const { t, language, shortPrice } = useI18n()
  const menu = useMenu(projectsMenuId)
  const all = pages.projects(language)
  return (
    <li className="menu" {...menu.item} {...menu.hover}>
      <button className="menu-button" {...menu.button} aria-current={current}>
        {t('header.projects')}
        <Icon name="chevron-down" />
      </button>
      <MenuPanel title={t('header.projects')} panel={menu.panel}>
        {projects.length > 0 && (
          <ul className="projects-menu">
            {projects.map((project) => (
              <li key={project.slug}>
                <Link to={pages.project(language, project.slug)}>
                  <span className="projects-menu-picture">
                    {project.image !== null && <Picture picture={project.image} sizes="7rem" alt="" />}
                  </span>
                  <span className="projects-menu-facts">
                    <span>
                      <span className="menu-name">{project.name}</span>
                      <span className="menu-caption">{project.city}</span>
                    </span>
                    {project.price_from !== null && (
                      <span className="projects-menu-price figures">
                        {t('common.from', { value: shortPrice(project.price_from) })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <TextLink to={all}>{t('menu.projects.all')}</TextLink>
        <Link className={buttonClass('outlined', { wide: true })} to={all}>
          {t('menu.projects.all')}
        </Link>
      </MenuPanel>
    </li>
  )
}
