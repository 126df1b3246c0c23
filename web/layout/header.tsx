import './header.css'
import './header-project.css'
import { pages } from '#contract/pages.ts'
import type { FrameData } from '../data/root-data.ts'
import { SafePart } from '../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../i18n/i18n.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Icon } from '../ui/icon.tsx'
import { phoneLink, phoneText } from '../i18n/contact-words.ts'
import { CallbackPanel } from './callback/callback-panel.tsx'
import { DialogLink } from './dialogs/dialog-link.tsx'
import { Drawer } from './drawer/drawer.tsx'
import { FindPanel } from './menus/find-panel.tsx'
import { IconLinks } from './icon-links.tsx'
import { LanguageSwitcher } from './language/language-switcher.tsx'
import { MainRow } from './menus/main-row.tsx'
import { topMenu } from './navigation.ts'
import { sharedMarkup, useFrameMarkup } from './frame-markup.ts'
import { useHeaderStyle } from './page-handle.ts'
import { SocialLinks } from './social-links.tsx'

/**
 * Two rows on wide screens; under 60em, which is 960 px at the usual size of text, of the same elements logo and icons, and
 * the drawer (R76–R79, R86).
 */
export function Header({ root }: { root: FrameData }) {
  const { t } = useI18n()
  const style = useHeaderStyle()
  const made = useFrameMarkup()?.header
  return (
    <header
      className={style === 'project' ? 'header header-project' : 'header'}
      aria-label={t('header.label')}
      {...sharedMarkup(made, <HeaderContent root={root} />)}
    />
  )
}

/** The content is the same on all pages but for the item of the page (`currentItem`) and the links to other languages. */
export function HeaderContent({ root }: { root: FrameData }) {
  const { phone, networks } = root.company
  const { t, language } = useI18n()
  const call = phone !== '' && (
    <a className="header-phone figures" href={phoneLink(phone)} aria-label={phoneText(phone)}>
      <Icon name="phone" />
      <span>{phoneText(phone)}</span>
    </a>
  )
  return (
    <div className="wrap header-inner">
      <Link className="header-logo" to={pages.home(language)} aria-label={t('header.home')}>
        <Logo name={root.company.name} />
      </Link>
      <div className="header-rows">
        <div className="header-row header-top">
          <ul className="header-list">
            {topMenu(language).map(({ title, to }) => (
              <li key={title}>
                {title === 'header.write' ? (
                  <DialogLink opens={{ kind: 'question' }} to={pages.question(language)}>
                    {t(title)}
                  </DialogLink>
                ) : (
                  <Link to={to}>{t(title)}</Link>
                )}
              </li>
            ))}
          </ul>
          <div className="header-aside">
            <div className="header-networks">
              <SocialLinks networks={networks} />
            </div>
            {call}
            <SafePart isOver>
              <CallbackPanel />
            </SafePart>
            <LanguageSwitcher />
          </div>
        </div>
        <div className="header-row header-main">
          <MainRow root={root} />
          <div className="header-actions">
            {call}
            {root.hasPhrases && <FindPanel />}
            <IconLinks />
          </div>
        </div>
        <SafePart isOver>
          <Drawer root={root} />
        </SafePart>
      </div>
    </div>
  )
}
