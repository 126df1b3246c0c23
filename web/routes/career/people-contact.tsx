import { mailLink, phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { PeopleDepartment } from './career-data.server.ts'

/** The contact for questions about work. */
export function PeopleContact({ people }: { people: PeopleDepartment }) {
  const { t } = useI18n()
  if (people === null || (people.phone === null && people.email === null)) return null
  return (
    <div className="people-contact">
      <h2>{t('career.questions')}</h2>
      <p>{t('career.questions.text')}</p>
      {people.email !== null && <a href={mailLink(people.email)}>{people.email}</a>}
      {people.phone !== null && (
        <a className="figures" href={phoneLink(people.phone)}>
          {phoneText(people.phone)}
        </a>
      )}
    </div>
  )
}
