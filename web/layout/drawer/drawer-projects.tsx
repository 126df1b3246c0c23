import { pages } from '#contract/pages.ts'
import type { ProjectItem } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DrawerLevel, DrawerOpener } from './drawer-level.tsx'

const id = 'drawer-projects'

/** The projects with pictures and prices, and the way to all of them (R85, R89). */
export function DrawerProjects({ projects }: { projects: readonly ProjectItem[] }) {
  const { t, language, shortPrice } = useI18n()
  return (
    <>
      <DrawerOpener opens={id} title={t('header.projects')} count={projects.length} />
      <DrawerLevel id={id} title={t('header.projects')}>
        {projects.length > 0 && (
          <ul>
            {projects.map((project) => (
              <li key={project.slug}>
                <Link className="drawer-project" to={pages.project(language, project.slug)}>
                  <span className="drawer-project-picture">
                    {project.image !== null && <Picture picture={project.image} sizes="4.5rem" alt="" />}
                  </span>
                  <span className="drawer-project-facts">
                    <span>
                      <span className="drawer-name">{project.name}</span>
                      <span className="menu-caption">{project.city}</span>
                    </span>
                    {project.price_from !== null && (
                      <span className="drawer-price figures">
                        {t('common.from', { value: shortPrice(project.price_from) })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link className={buttonClass('outlined', { wide: true })} to={pages.projects(language)}>
          {t('menu.projects.all')}
        </Link>
      </DrawerLevel>
    </>
  )
}
