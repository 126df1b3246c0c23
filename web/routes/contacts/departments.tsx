import type { Contact } from '#contract/contacts.ts'
import { mailLink } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Hours, Messengers, Phones } from './reach.tsx'

/** Departments that sell nothing: a row each. */
export function Departments({ departments }: { departments: readonly Contact[] }) {
  const { t } = useI18n()
  return (
    <section className="section contacts-departments wrap" aria-labelledby="departments">
      <div className="section-head">
        <h2 id="departments">{t('contacts.departments')}</h2>
      </div>
      <ul>
        {departments.map((department) => (
          <li key={department.id}>
            <div>
              {department.title !== '' && <h3>{department.title}</h3>}
              {placeOf(department) !== '' && <p>{placeOf(department)}</p>}
            </div>
            <div>
              <Hours office={department} />
              <Messengers office={department} />
            </div>
            <div>
              <Phones office={department} />
              {department.email !== null && (
                <a className="office-mail" href={mailLink(department.email)}>
                  {department.email}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ city, address }: Contact): string {
  return [city.name, address].filter(Boolean).join(', ')
}
