import './watch.css'
import { type Address, pages } from '#contract/pages.ts'
import type { WatchSubject } from '#contract/watches.ts'
import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'

/** The page of something that can be watched. */
export function subjectPage({ kind, category, query, slug }: WatchSubject, language: Language): Address {
  if (kind === 'complex') return pages.project(language, slug ?? '')
  if (category === null) return pages.properties(language)
  const listing = listingOfParams(new URLSearchParams(query))
  return kind === 'listing'
    ? pages.listing(language, category, listingSearch(listing, language))
    : pages.estate(language, category, slug ?? '')
}

/** Something that can be watched, in words: its name with a link, and the filters of a search. */
export function SubjectWords({ subject }: { subject: WatchSubject }) {
  const { t, language } = useI18n()
  const words = subject.kind === 'listing' && subject.words.length === 0 ? [t('watch.all')] : subject.words
  return (
    <>
      <Link className="text-link" to={subjectPage(subject, language)}>
        {subject.title}
      </Link>
      {words.length > 0 && (
        <ul className="watch-words">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </>
  )
}
