import type { ReactNode } from 'react'
import type { Award } from '#contract/awards.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

type StoryProps = Pick<Award, 'image' | 'description'> & {
  /** The line that is always there. */
  children: ReactNode
}

/** The line of an award, which opens where there is more of it to show (A41). */
function Story({ image, description, children }: StoryProps) {
  if (image === null && description === '') return <div className="award-line">{children}</div>
  return (
    <details name="award">
      <summary className="award-line">
        {children}
        <Icon name="plus" />
      </summary>
      <div className="award-story">
        {image !== null && (
          <div className="award-picture">
            <Picture picture={image} sizes="(width < 960px) 100vw, 33vw" alt="" />
          </div>
        )}
        {description !== '' && <p>{description}</p>}
      </div>
    </details>
  )
}

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
            <Story image={image} description={description}>
              <span className="award-year figures">{year > 0 && year}</span>
              <h3>{title}</h3>
              <span className="award-issuer">{issuer}</span>
            </Story>
          </li>
        ))}
      </ul>
    </section>
  )
}
