import type { Answer } from '#contract/answers.ts'
import { formatDate } from '#domain/dates.ts'
import { SourceList } from '../../blocks/answers/source-list.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** One question with its answer, its sources, and the day on which somebody last compared them. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { t, language } = useI18n()
  const { slug, question, answer_html, sources, checked_at } = answer
  return (
    <article className="answer" id={slug} aria-labelledby={`${slug}-question`}>
      <h3 id={`${slug}-question`}>{question}</h3>
      <RichText html={answer_html} />
      <SourceList sources={sources} />
      {checked_at !== '' && (
        <p className="caption">{t('answers.checked', { date: formatDate(checked_at, language) })}</p>
      )}
    </article>
  )
}
