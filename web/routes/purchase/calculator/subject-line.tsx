import './subject-line.css'
import { type Address, pages } from '#contract/pages.ts'
import { estateNumberWords, estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Subject } from '../subject.server.ts'

/**
 * The unit or the project of the calculation: its name leads to it, and the other link to a calculation without it.
 */
export function SubjectLine({ subject, without }: { subject: Subject; without: Address }) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  const { complex, estate } = subject
  return (
    <div className="subject-line">
      <p>
        <span className="caption">{t('calculator.subject')}</span>
        {estate === null ? (
          <Link to={pages.project(language, complex.slug)}>{complex.name}</Link>
        ) : (
          <>
            <Link to={pages.estate(language, estate.category, estate.slug)}>{estateTitle(estate, i18n)}</Link>
            <span>
              {[complex.name, estate.house, estateNumberWords(estate, t)].filter(Boolean).join(', ')}
            </span>
          </>
        )}
      </p>
      {estate !== null && <b className="figures">{price(estate.price)}</b>}
      <Link className="text-link" to={without}>
        {t('calculator.subject.without')}
      </Link>
    </div>
  )
}
