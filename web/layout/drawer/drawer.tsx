import './drawer.css'
import { useRef } from 'react'
import { PhraseField } from '../../blocks/find/phrase-field.tsx'
import { mailLink, phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FrameData } from '../../data/root-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useSameIntent } from '../../ui/form/same-intent.ts'
import { useSheet } from '../../ui/use-sheet.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { LanguageChips } from '../language/language-chips.tsx'
import { projectsMenuId, propertiesMenuId } from '../menus/use-menu.ts'
import { drawerMenu, mainMenu } from '../navigation.ts'
import { SocialLinks } from '../social-links.tsx'
import { useAfterMove } from '../use-after-move.ts'
import { DrawerCallback } from './drawer-callback.tsx'
import { CloseDrawer, DrawerOpener, drawerId, drawerScreens } from './drawer-level.tsx'

/**
 * The full-screen menu of small screens (R87). It and its second levels are popovers of the platform: they open, go back
 * and close, with Esc too, before hydration and without JavaScript. The levels of projects and properties are the panels
 * of the main row's menus (R89): a popover that a button of another one opens lies in that one.
 */
export function Drawer({ root: { company, projects, categories, absent, hasPhrases } }: { root: FrameData }) {
  const { t, language } = useI18n()
  const isKnown = categories.every(({ estates_count }) => estates_count >= 0)
  const total = categories.reduce((sum, { estates_count }) => sum + estates_count, 0)
  const drawer = useRef<HTMLDialogElement>(null)
  useSheet(drawer, drawerScreens)
  // The other half of a double tap on the burger lands on the cross, which has come to the same place.
  const { noted, spared } = useSameIntent()
  // A menu that has led somewhere is closed, its second level too (R133).
  useAfterMove(() => drawer.current?.hidePopover())
  return (
    <>
      <button
        className="icon-button drawer-burger"
        type="button"
        popoverTarget={drawerId}
        onClick={spared}
        aria-label={t('header.menu.open')}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className="drawer"
        id={drawerId}
        popover="auto"
        data-sheet
        aria-label={t('header.menu')}
        ref={drawer}
        onBeforeToggle={noted}
      >
        <div className="drawer-head wrap">
          <Logo name={company.name} />
          <CloseDrawer onClick={spared} />
        </div>
        <div className="drawer-body wrap">
          {hasPhrases && <PhraseField />}
          <nav aria-label={t('header.menu')}>
            <DrawerOpener opens={projectsMenuId} title={t('header.projects')} count={projects.length} />
            <DrawerOpener
              opens={propertiesMenuId}
              title={t('header.properties')}
              count={isKnown ? total : 0}
            />
            {mainMenu(language, absent).map(({ title, to }) => (
              <Link key={title} className="drawer-row" to={to}>
                <span>
                  <WholeWords text={t(title)} />
                </span>
              </Link>
            ))}
            <ul className="drawer-small">
              {drawerMenu(language).map(({ title, to }) => (
                <li key={title}>
                  <Link to={to}>{t(title)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="drawer-foot">
            <LanguageChips />
            <DrawerCallback />
            {company.phone !== '' && (
              <a className="drawer-phone figures" href={phoneLink(company.phone)}>
                <Icon name="phone" />
                {phoneText(company.phone)}
              </a>
            )}
            <div className="drawer-contacts">
              {company.email !== '' && (
                <a className="drawer-mail" href={mailLink(company.email)}>
                  {company.email}
                </a>
              )}
              <div className="drawer-networks">
                <SocialLinks networks={company.networks} />
              </div>
            </div>
          </div>
        </div>
      </dialog>
    </>
  )
}
