import './contract-sample.css'
import type { ContractSample } from '#contract/contract-sample.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Bytes of a megabyte, and the smallest size that is said. */
const megabyte = 1_000_000
const least = 0.1

/** The sample of the contract: in the language of the page, else in those that there are (R973). */
export function ContractSampleLinks({ sample: { date, pdfs } }: { sample: ContractSample }) {
  const { t, number, language } = useI18n()
  const own = pdfs.filter((file) => file.language === language)
  const shown = own.length === 0 ? pdfs : own
  return (
    <div className="contract-sample">
      <ul>
        {shown.map((file) => {
          const size = number(Math.max(least, file.bytes / megabyte), 1)
          const facts = [
            t('contract.sample.file', { size }),
            file.language === language ? '' : t(`contract.language.${file.language}`),
          ]
          return (
            <li key={file.src}>
              <a href={file.src} target="_blank" rel="noopener" hrefLang={file.language}>
                {t('contract.sample', { date: formatDate(date, language) })}
              </a>{' '}
              <span className="caption">({facts.filter(Boolean).join(', ')})</span>
            </li>
          )
        })}
      </ul>
      <p className="caption">{t('contract.sample.note')}</p>
    </div>
  )
}
