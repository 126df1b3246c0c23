import './choice-panel.css'
import { useEffect, useRef } from 'react'
import { pages } from '#contract/pages.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import type { Choice } from './choice.ts'

type ChoicePanelProps = {
  counters: CounterSettings
  /** The answer so far. */
  choice: Choice | null
  isCalled: boolean
  choose: (choice: Choice) => void
}

const choices = ['granted', 'refused'] as const

/**
 * The question about analytics: two equal answers, none of them given beforehand (law 94-V). It lies at the edge of
 * the window, moves nothing and blocks nothing; the visitor need not answer.
 */
export function ChoicePanel({ counters, choice, isCalled, choose }: ChoicePanelProps) {
  const { t, language } = useI18n()
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isCalled) return
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    title.current?.focus()
  }, [isCalled])

  function answer(choice: Choice): void {
    const back = before.current?.isConnected === true ? before.current : document.querySelector('main')
    back?.focus({ preventScroll: true })
    choose(choice)
  }

  const services = [
    ...(counters.ga4 === null ? [] : [t('analytics.google')]),
    ...(counters.metrika === null ? [] : [t('analytics.yandex')]),
  ]
  return (
    <section className="choice-panel" aria-labelledby="choice-panel">
      <h2 id="choice-panel" tabIndex={-1} ref={title}>
        {t('analytics.title')}
      </h2>
      <p>
        {t('analytics.text', { services: services.join(', ') })}{' '}
        <a href={pages.policy(language)} target="_blank" rel="noopener">
          {t('footer.policy')}
        </a>
      </p>
      {choice !== null && <p>{t(`analytics.now.${choice}`)}</p>}
      <div className="choice-panel-answers">
        {choices.map((each) => (
          <Button key={each} look="outlined" small onClick={() => answer(each)}>
            {t(`analytics.${each}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
