import type { Contact } from '#contract/contacts.ts'
import { MapLinks } from '../../blocks/map/map-links.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Hours, Messengers, Phones } from './reach.tsx'

/** One office: where it is, when it is open, how to reach it, and the way there. */
export function OfficeCard({ office }: { office: Contact }) {
  const { t } = useI18n()
  const { title, city, address, email } = office
  return (
    <article className="office-card">
      <h3>{city.name}</h3>
      <div>
        <p className="office-name">{title}</p>
        <p>{address}</p>
        <Hours office={office} />
      </div>
      <div>
        <Phones office={office} />
        {email !== null && (
          <a className="office-mail" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <Messengers office={office} />
      </div>
      {(office.lat !== 0 || office.lng !== 0) && (
        <div>
          <p className="caption">{t('contacts.open')}</p>
          <MapLinks place={office} label={t('map.links', { name: title })} />
        </div>
      )}
    </article>
  )
}
