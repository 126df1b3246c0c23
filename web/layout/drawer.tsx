import './drawer.css'
import { Link, useLocation } from 'react-router'
import type { Company } from '#contract/dictionaries.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { phoneLink, phoneText } from '../i18n/contact-words.ts'
import { LanguageLinks } from './language-links.tsx'
import { mainMenu, topMenu } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'

const drawerId = 'drawer'

/**
 * The full-screen menu of small screens (R87). A popover of the platform: it opens, closes with Esc and returns
 * the focus without a line of script, so it also works before hydration and without JavaScript.
 */
export function Drawer({ company }: { company: Company }) {
  const { t, language } = useI18n()
  const { key } = useLocation()
  return (
    <>
      <button
        className="icon-button"
        type="button"
        popoverTarget={drawerId}
        aria-label={t('header.menu.open')}
      >
        <Icon name="menu" />
      </button>
      {/* A new key with every address: a menu that has led somewhere is closed. */}
      <div className="drawer" id={drawerId} popover="auto" key={key}>
        <div className="drawer-head wrap">
          <Logo />
          <button
            className="icon-button"
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={t('header.menu.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="wrap drawer-menu" aria-label={t('header.menu')}>
          {mainMenu(language).map((item) => (
            <Link key={item.title} className="drawer-large" to={item.to}>
              {t(item.title)}
            </Link>
          ))}
          {topMenu(language)
            .slice(0, 1)
            .map((item) => (
              <Link key={item.title} to={item.to}>
                {t(item.title)}
              </Link>
            ))}
        </nav>
        <div className="wrap drawer-foot">
          <LanguageLinks className="drawer-languages" />
          <Link className={buttonClass('filled', { wide: true })} to={pages.callback(language)}>
            {t('header.callback')}
          </Link>
          {company.phone !== '' && (
            <a className="figures" href={phoneLink(company.phone)}>
              {phoneText(company.phone)}
            </a>
          )}
          {company.email !== '' && <a href={`mailto:${company.email}`}>{company.email}</a>}
          <div className="drawer-networks">
            <SocialLinks networks={company.networks} />
          </div>
        </div>
      </div>
    </>
  )
}
