import { pages } from '#contract/pages.ts'
import type { AnswerLink } from '../../data/answer-links.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'

/** What buyers ask on this page: every question leads to its answer (R842), the last link to all of them. */
export function AnswerLinks({ links }: { links: readonly AnswerLink[] }) {
  const { t, language } = useI18n()
  const all = pages.answers(language)
  return (
    <ChipLinks
      label={t('answers.title')}
      chips={[
        ...links.map(({ slug, question }) => ({ title: question, to: `${all}#${slug}`, current: false })),
        { title: t('answers.all.link'), to: all, current: false },
      ]}
    />
  )
}
