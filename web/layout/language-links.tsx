import { Link, useLocation } from 'react-router'
import { languageNames, languages } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { pathInLanguage } from '#domain/url-rules.ts'
import { useI18n } from '../i18n/i18n.tsx'

/** The same page in the other languages (R92, R93); finishing titles in the query are translated too (A4). */
export function LanguageLinks({ className }: { className: string }) {
  const { language, t } = useI18n()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  return (
    <ul className={className} aria-label={t('header.language')}>
      {languages
        .filter((other) => other !== language)
        .map((other) => {
          const query = listingSearch(
            listingOfParams(params),
            other,
            parsePageNumber(params.get('page')) ?? 1,
          )
          return (
            <li key={other}>
              <Link
                to={pathInLanguage(pathname, other) + (query === '' ? '' : `?${query}`)}
                lang={other}
                hrefLang={other}
                preventScrollReset
              >
                {languageNames[other].name}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
