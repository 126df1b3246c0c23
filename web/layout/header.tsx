import './header.css'
import { Link, useLocation } from 'react-router'
import type { Company } from '#contract/dictionaries.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { phoneLink, phoneText } from '../i18n/contact-words.ts'
import { Drawer } from './drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { mainMenu, topMenu } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'

/** Two rows on wide screens, logo and burger under 960 px (R76–R79, R86). */
export function Header({ company }: { company: Company }) {
  const { t, language } = useI18n()
  const { pathname } = useLocation()
  const isHere = (to: string) => !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`))
  const commercial = pages.listing(language, 'comm')
  // The commercial premises have an item of their own, so «Property» steps back for them.
  const current = (to: string) =>
    isHere(to) && (to === commercial || !isHere(commercial)) ? ('page' as const) : undefined
  return (
    <header className="header" aria-label={t('header.label')}>
      <div className="wrap header-inner">
        <Link className="header-logo" to={pages.home(language)} aria-label={t('header.home')}>
          <Logo />
        </Link>
        <div className="header-rows">
          <div className="header-row header-top">
            <ul className="header-list">
              {topMenu(language).map((item) => (
                <li key={item.title}>
                  <Link to={item.to}>{t(item.title)}</Link>
                </li>
              ))}
            </ul>
            <div className="header-aside">
              <div className="header-networks">
                <SocialLinks networks={company.networks} />
              </div>
              <LanguageLinks className="header-list" />
            </div>
          </div>
          <div className="header-row header-main">
            <nav aria-label={t('header.menu')}>
              <ul className="header-list">
                {mainMenu(language).map((item) => (
                  <li key={item.title}>
                    <Link to={item.to} aria-current={current(item.to)}>
                      {t(item.title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {company.phone !== '' && (
              <a className="header-phone figures" href={phoneLink(company.phone)}>
                {phoneText(company.phone)}
              </a>
            )}
          </div>
        </div>
        <div className="header-icons">
          {company.phone !== '' && (
            <a
              className="icon-button"
              href={phoneLink(company.phone)}
              aria-label={t('header.call', { phone: phoneText(company.phone) })}
            >
              <Icon name="phone" />
            </a>
          )}
          <Drawer company={company} />
        </div>
      </div>
    </header>
  )
}
