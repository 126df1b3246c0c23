import './contacts.css'
import { useLoaderData } from 'react-router'
import { type Contact, getContacts } from '#contract/contacts.ts'
import { pages } from '#contract/pages.ts'
import { isPlaced } from '#domain/is-placed.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { optional } from '../../data/optional.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { useRootData } from '../../data/root-data.ts'
import { mailLink, phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { contactJsonLd } from './contact-json-ld.ts'
import { Departments } from './departments.tsx'
import { OfficeCard } from './office-card.tsx'
import { OfficeMap } from './office-map.tsx'
import { CompanyChannels } from './reach.tsx'
import type { Route } from './+types/contacts.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient, maps } = pageContext(context)
  // Number, mail and forms stand where the offices cannot be had (R271).
  const found = await optional(apiClient(getContacts, {}), null)
  const told = (found?.data ?? []).filter(isTold)
  return {
    isUnread: found === null,
    offices: told.filter(({ type }) => type !== 'hr'),
    departments: told.filter(({ type }) => type === 'hr'),
    maps,
  }
}

/** Whether another server told where an office is or how to reach it (A41). */
function isTold(office: Contact): boolean {
  const { title, city, address, phones, email, whatsapp, telegram } = office
  const words = [title, city.name, address, ...phones, email ?? '', whatsapp ?? '', telegram ?? '']
  return words.some((each) => each !== '') || isPlaced(office)
}

/** How to reach the company: one number, the offices on a map and in words, a meeting (R36, R79). */
export default function Contacts() {
  const { offices, departments, isUnread, maps } = useLoaderData<typeof loader>()
  const { t, language } = useI18n()
  const root = useRootData()
  const { phone = '', email = '', hours = '' } = root?.company ?? {}
  const onMap = offices.filter(isPlaced)
  const cities = [...new Set(offices.map(({ city }) => city.name))].filter(Boolean).join(', ')
  return (
    <>
      <PageHead title={t('contacts.title')} description={cities && t('contacts.description', { cities })} />
      {root !== undefined &&
        contactJsonLd(offices, root).map((thing) => (
          <JsonLd key={String(thing['@id'] ?? thing['name'])} data={thing} />
        ))}
      <div className="wrap contacts-head">
        <PageBreadcrumbs steps={[{ title: t('contacts.title') }]} />
        <h1>{t('contacts.title')}</h1>
        <div className="contacts-main">
          {phone !== '' && (
            <div>
              <p className="caption">
                {hours === '' ? t('contacts.phone.plain') : t('contacts.phone', { hours })}
              </p>
              <a className="contacts-phone figures" href={phoneLink(phone)}>
                {phoneText(phone)}
              </a>
            </div>
          )}
          {email !== '' && (
            <a className="contacts-mail" href={mailLink(email)}>
              {email}
            </a>
          )}
          {root !== undefined && <CompanyChannels company={root.company} />}
        </div>
      </div>
      {onMap.length > 0 && <OfficeMap offices={onMap} settings={maps} />}
      {offices.length > 0 && (
        <section className="section wrap" aria-labelledby="offices">
          <div className="section-head">
            <h2 id="offices">{t('contacts.offices')}</h2>
          </div>
          <ul className="contacts-offices">
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isUnread && (
        <section className="section wrap" aria-labelledby="offices">
          <div className="section-head">
            <h2 id="offices">{t('contacts.offices')}</h2>
          </div>
          <p className="lead">{t('listing.unread')}</p>
        </section>
      )}
      {departments.length > 0 && <Departments departments={departments} />}
      <section className="section section-mist" aria-labelledby="meeting">
        <div className="wrap contacts-meeting">
          <h2 id="meeting">{t('contacts.meeting.title')}</h2>
          <div>
            <p className="lead">{t('contacts.meeting.text')}</p>
            <TextLink to={pages.meeting(language)}>{t('meets.page.title')}</TextLink>
          </div>
        </div>
      </section>
      <CallbackBand title={t('contacts.callback')} />
    </>
  )
}
