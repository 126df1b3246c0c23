import { pages } from '#contract/pages.ts'
import { mailLink, phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { AboutData } from './about-data.server.ts'

/** The staff by department, with the contacts that the company publishes. */
export function Team({ departments }: { departments: AboutData['departments'] }) {
  const { t, language } = useI18n()
  return (
    <section className="section about-team wrap" aria-labelledby="team">
      <div className="section-head">
        <h2 id="team">{t('about.people')}</h2>
        <TextLink to={pages.career(language)}>{t('about.people.work')}</TextLink>
      </div>
      {departments.map(({ title, people }) => (
        <div key={title} className="team-department">
          {title !== '' && <h3>{title}</h3>}
          <ul>
            {people.map(({ id, name, position, photo, phone, email }) => (
              <li key={id}>
                {photo !== null && (
                  <div className="team-photo">
                    <Picture picture={photo} sizes="(width < 600px) 50vw, 20vw" alt="" />
                  </div>
                )}
                <h4>{name}</h4>
                {position !== '' && <p>{position}</p>}
                {phone !== null && (
                  <a className="figures" href={phoneLink(phone)}>
                    {phoneText(phone)}
                  </a>
                )}
                {email !== null && <a href={mailLink(email)}>{email}</a>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
