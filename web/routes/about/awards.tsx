import type { Award } from '#contract/awards.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Awards by year; the reason of each opens beneath it (R155, R156). */
export function Awards({ awards }: { awards: readonly Award[] }) {
  const { t } = useI18n()
  return (
    <section className="section wrap" aria-labelledby="awards">
      <div className="section-head">
        <h2 id="awards">{t('about.awards')}</h2>
      </div>
      <ul className="about-awards">
        {awards.map(({ id, title, year, issuer, image, description }) => (
          <li key={id}>
            <details name="award">
              <summary>
                <span className="award-year figures">{year > 0 && year}</span>
                <h3>{title}</h3>
                <span className="award-issuer">{issuer}</span>
                <Icon name="plus" />
              </summary>
              <div className="award-story">
                {image !== null && (
                  <div className="award-picture">
                    <Picture picture={image} sizes="(width < 960px) 100vw, 33vw" alt="" />
                  </div>
                )}
                <p>{description}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
