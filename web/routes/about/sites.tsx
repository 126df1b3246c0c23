import { type Address, pages } from '#contract/pages.ts'
import { MeasureLine } from '../../blocks/progress/measure-line.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { AboutData } from './about-data.server.ts'

/** The construction sites, from the newest entries of the construction diary; all of a line is the link. */
export function Sites({ sites, to }: { sites: AboutData['sites']; to: Address }) {
  const { t, language } = useI18n()
  return (
    <section className="section section-mist" aria-labelledby="sites">
      <div className="wrap">
        <div className="section-head">
          <h2 id="sites">{t('progress.title')}</h2>
          <TextLink to={to}>{t('about.progress.all')}</TextLink>
        </div>
        <ul className="about-sites">
          {sites.map(({ id, complex, title, percent }) => (
            <li key={id}>
              {complex.name !== '' && (
                <h3>
                  {complex.slug === '' ? (
                    complex.name
                  ) : (
                    <Link to={pages.timeline(language, complex.slug)}>{complex.name}</Link>
                  )}
                </h3>
              )}
              {title !== '' && <p>{title}</p>}
              <div>
                <MeasureLine percent={percent} />
                <b className="figures">{t('project.percent', { value: percent })}</b>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
