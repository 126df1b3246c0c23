import type { Source } from '#contract/answers.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** The laws and publications that a text rests on, with their days (R843). */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t, language } = useI18n()
  if (sources.length === 0) return null
  return (
    <div className="rich-text caption">
      <p>{t('sources.title')}</p>
      <ul>
        {sources.map(({ act, article, date, url }, index) => {
          const words = [act, article].filter(Boolean).join(', ')
          const address = absoluteAddress(url ?? '')
          return (
            // Two sources may have the same words; their order never changes.
            <li key={`${String(index)}-${words}`}>
              {address === null ? (
                words
              ) : (
                <a href={address.href} target="_blank" rel="noreferrer">
                  {words}
                </a>
              )}
              {date !== '' && `, ${formatDate(date, language)}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
