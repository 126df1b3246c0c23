import './estate-finish.css'
import type { Estate } from '#contract/estates.ts'
import { finishTitle, isRestorationCode } from '#domain/restorations.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { finishWords } from './finish-words.ts'

/** The works that a flat's finish includes, and those left to the buyer, as far as the company says it. */
export function EstateFinish({ finish }: { finish: NonNullable<Estate['restoration']> }) {
  const { t, language } = useI18n()
  // Another server may name an own finish, whose works nobody knows, or one of ours by its code alone (A41).
  if (!isRestorationCode(finish.code)) return null
  const words = finishWords(finish.code, t)
  if (words === null) return null
  const { about, done, left } = words
  return (
    <section className="section" aria-labelledby="estate-finish">
      <div className="wrap estate-finish">
        <div>
          <h2 id="estate-finish">
            {capitalised(t('estate.finish.title', { title: finishTitle(finish, language).toLowerCase() }))}
          </h2>
          {about !== '' && <p className="lead">{about}</p>}
          <p className="caption">{t('estate.finish.note')}</p>
        </div>
        <Works title={t('estate.finish.done')} works={done} look="done" />
        {left.length > 0 && <Works title={t('estate.finish.left')} works={left} look="left" />}
      </div>
    </section>
  )
}

function Works(props: { title: string; works: readonly string[]; look: 'done' | 'left' }) {
  return (
    <div className={`finish-works finish-works-${props.look}`}>
      <h3>{props.title}</h3>
      <ul>
        {props.works.map((work) => (
          <li key={work}>{work}</li>
        ))}
      </ul>
    </div>
  )
}
