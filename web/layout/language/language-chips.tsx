import './language.css'
import { languageNames, languages } from '#domain/languages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { LanguageLink } from './language-link.tsx'

/** All languages side by side, the one of the page filled in (R88). */
export function LanguageChips() {
  const { t, language } = useI18n()
  return (
    <ul className="language-chips" aria-label={t('header.language')}>
      {languages.map((each) => (
        <li key={each}>
          {each === language ? (
            <span aria-current="true" lang={each}>
              {languageNames[each].name}
            </span>
          ) : (
            <LanguageLink language={each} />
          )}
        </li>
      ))}
    </ul>
  )
}
