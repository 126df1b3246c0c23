import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { FrameData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { currentItem, mainMenu } from '../navigation.ts'
import { ProjectsMenu } from './projects-menu.tsx'
import { PropertyMenu } from './property-menu.tsx'

/** The main row of the header (R78). The arrow keys lead from item to item. */
export function MainRow({ root: { projects, categories, absent, promotion } }: { root: FrameData }) {
  const { t, language } = useI18n()
  const here = currentItem(useLocation().pathname, language)
  const current = (to: string) => (to === here ? ('page' as const) : undefined)
  return (
    <nav aria-label={t('header.menu')}>
      <ul className="header-list" {...arrows}>
        <ProjectsMenu projects={projects} current={current(pages.projects(language))} />
        <PropertyMenu
          categories={categories}
          promotion={promotion}
          current={current(pages.properties(language))}
        />
        {mainMenu(language, absent).map(({ title, to }) => (
          <li key={title}>
            <Link to={to} aria-current={current(to)}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const arrows = { onKeyDown: walk }

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** To the item beside the one that has the focus, from its open panel too; the panel closes when it is left. */
function walk(event: KeyboardEvent): void {
  const move = moves[event.key]
  if (move === undefined || event.defaultPrevented) return
  const items = [...event.currentTarget.children]
  const here = items.findIndex((item) => item.contains(document.activeElement))
  const next = items.at((here + move) % items.length)?.querySelector<HTMLElement>('a, button')
  if (here === -1 || next === null) return
  next?.focus()
  event.preventDefault()
}
