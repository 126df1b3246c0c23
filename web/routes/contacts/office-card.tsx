import type { Contact } from '#contract/contacts.ts'
import { isPlaced } from '#domain/is-placed.ts'
import { MapLinks } from '../../blocks/map/map-links.tsx'
import { mailLink } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Hours, Messengers, Phones } from './reach.tsx'

/** One office: where it is, when it is open, how to reach it, and the way there. */
export function OfficeCard({ office }: { office: Contact }) {
  const { t } = useI18n()
  const { title, city, address, email } = office
  // What another server did not tell leaves no gap (A41).
  const [head = '', ...rest] = [city.name, title, address].filter(Boolean)
  const name = title || address
  return (
    <article className="office-card">
      {head !== '' && <h3>{head}</h3>}
      <div>
        {rest.map((words) => (
          <p key={words} className={words === title ? 'office-name' : undefined}>
            {words}
          </p>
        ))}
        <Hours office={office} />
      </div>
      <div>
        <Phones office={office} />
        {email !== null && (
          <a className="office-mail" href={mailLink(email)}>
            {email}
          </a>
        )}
        <Messengers office={office} />
      </div>
      {isPlaced(office) && (
        <div>
          <p className="caption">{t('contacts.open')}</p>
          <MapLinks place={office} label={name === '' ? t('contacts.open') : t('map.links', { name })} />
        </div>
      )}
    </article>
  )
}
