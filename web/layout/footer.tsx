import './footer.css'
import type { ReactNode } from 'react'
import { pages } from '#contract/pages.ts'
import type { TextKey } from '#texts/texts.ts'
import type { FrameData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { mailLink, phoneLink, phoneText } from '../i18n/contact-words.ts'
import { Link } from '../ui/link.tsx'
import { sharedMarkup, useFrameMarkup } from './frame-markup.ts'
import { offersByFinish, offersByRooms } from './menus/category-offers.ts'
import { companyMenu, purchaseMenu } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'

type FooterProps = { root: FrameData }

/** Contacts, four columns of links (an accordion on small screens), the legal line (R97–R102). */
export function Footer(props: FooterProps) {
  const { t } = useI18n()
  const made = useFrameMarkup()?.footer
  return (
    <footer
      className="footer on-dark"
      aria-label={t('footer.label')}
      {...sharedMarkup(made, <FooterContent {...props} />)}
    />
  )
}

/** The content is the same on all pages. */
export function FooterContent({ root }: FooterProps) {
  const { company, categories, ways, years, hasDiary, hasPromises, hasAnswers, counters } = root
  const i18n = useI18n()
  const { t, language } = i18n
  // Without the name of the company the item that says it is called as in the header (R720).
  const unnamed = { title: 'header.about', to: pages.about(language) } as const
  const offered: Partial<Record<TextKey, boolean>> = {
    'progress.title': hasDiary,
    'promises.title': hasPromises,
    'answers.title': hasAnswers,
  }
  const flats = categories.find((category) => category.code === 'flat')
  return (
    <div className="wrap">
      <FooterContacts company={company} />
      <div className="footer-columns">
        {categories.length > 0 && (
          <FooterColumn title={t('footer.properties')}>
            {categories.map((category) => (
              <li key={category.code}>
                <Link to={pages.listing(language, category.code)}>{category.title}</Link>
              </li>
            ))}
          </FooterColumn>
        )}
        {flats !== undefined && flats.estates_count !== 0 && (
          <FooterColumn title={t('footer.apartments')}>
            {offersByRooms(flats, i18n).map(({ key, title, to }) => (
              <li key={key}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
            {offersByFinish(flats, i18n).map(({ key, title, to }) => (
              <li key={key}>
                <Link to={to}>{t('footer.finish', { title })}</Link>
              </li>
            ))}
          </FooterColumn>
        )}
        <FooterColumn title={t('footer.purchase')}>
          <MenuItems items={purchaseMenu(language, ways)} />
        </FooterColumn>
        <FooterColumn title={t('footer.company')}>
          <MenuItems
            items={companyMenu(language)
              .filter(({ title }) => offered[title] !== false)
              .map((item) => (item.title === 'footer.about' && company.name === '' ? unnamed : item))}
          />
        </FooterColumn>
      </div>
      <div className="footer-legal">
        <span>
          © {years} {company.name}
        </span>
        <a href={pages.policy(language)} target="_blank" rel="noopener">
          {t('footer.policy')}
        </a>
        {/* Visitors can change their answer about counters. */}
        {counters !== null && (
          <button
            className="footer-analytics"
            type="button"
            data-opens="analytics"
            // Noted for the code that opens it, which may come later.
            onClick={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
          >
            {t('analytics.settings')}
          </button>
        )}
        {company.credit !== null && (
          <a className="footer-credit" href={company.credit.url} rel="noopener">
            {company.credit.text}
          </a>
        )}
      </div>
    </div>
  )
}

/** No room is left where nothing is known of the company (R1771). */
function FooterContacts({ company: { hours, phone, email, networks } }: Pick<FrameData, 'company'>) {
  const { t } = useI18n()
  if ([hours, phone, email].every((each) => each === '') && networks.length === 0) return null
  return (
    <div className="footer-contacts">
      <div>
        {hours !== '' && <p className="footer-note">{t('footer.hours', { hours })}</p>}
        {phone !== '' && (
          <a className="footer-phone" href={phoneLink(phone)}>
            {phoneText(phone)}
          </a>
        )}
      </div>
      <div>
        {email !== '' && (
          <a className="footer-mail" href={mailLink(email)}>
            {email}
          </a>
        )}
        <div className="footer-networks">
          <SocialLinks networks={networks} />
        </div>
      </div>
    </div>
  )
}

function MenuItems({ items }: { items: readonly { title: TextKey; to: string }[] }) {
  const { t } = useI18n()
  return items.map((item) => (
    <li key={item.title}>
      <Link to={item.to}>{t(item.title)}</Link>
    </li>
  ))
}

/**
 * Folded on small screens (R99). On wide ones CSS keeps the list open and puts a plain heading in the place of the
 * summary, which would stop the keyboard for nothing.
 */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="footer-column">
      <h2 className="footer-title">{title}</h2>
      <details name="footer">
        <summary>
          <h2>{title}</h2>
          <Icon name="plus" />
        </summary>
        <ul>{children}</ul>
      </details>
    </div>
  )
}
