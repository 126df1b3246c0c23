import './estate-finish.css'
import type { Estate } from '#contract/estates.ts'
import { type FinishWork, finishWorks } from '#domain/finish-works.ts'
import { isRestorationCode, restorationTitles } from '#domain/restorations.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** The works that a flat's finish includes, and those left to the buyer. */
export function EstateFinish({ finish }: { finish: NonNullable<Estate['restoration']> }) {
  const { t, language } = useI18n()
  // Another server may name an own finish, whose works nobody knows, or one of ours by its code alone (A41).
  if (!isRestorationCode(finish.code)) return null
  const { done, left } = finishWorks(finish.code)
  const title = finish.title || restorationTitles[finish.code][language]
  return (
    <section className="section" aria-labelledby="estate-finish">
      <div className="wrap estate-finish">
        <div>
          <h2 id="estate-finish">{capitalised(t('estate.finish.title', { title: title.toLowerCase() }))}</h2>
          <p className="lead">{t(`estate.finish.text.${finish.code}`)}</p>
          <p className="caption">{t('estate.finish.note')}</p>
        </div>
        <Works title={t('estate.finish.done')} works={done} look="done" />
        <Works title={t('estate.finish.left')} works={left} look="left" />
      </div>
    </section>
  )
}

function Works(props: { title: string; works: readonly FinishWork[]; look: 'done' | 'left' }) {
  const { t } = useI18n()
  return (
    <div className={`finish-works finish-works-${props.look}`}>
      <h3>{props.title}</h3>
      <ul>
        {props.works.map((work) => (
          <li key={work}>{t(`estate.finish.work.${work}`)}</li>
        ))}
      </ul>
    </div>
  )
}
