import './watch.css'
import { subjectAddress } from '#contract/watch-address.ts'
import type { WatchSubject } from '#contract/watches.ts'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'

/** Something that can be watched, in words: its name with a link, and the filters of a search. */
export function SubjectWords({ subject }: { subject: WatchSubject }) {
  const { t, language } = useI18n()
  const words = wordsOf(subject, t)
  return (
    <>
      <Link className="text-link" to={subjectAddress(subject, language)}>
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

/** The same in one line, which tells two searches of one category apart. */
export function subjectLine(subject: WatchSubject, t: I18n['t']): string {
  return [subject.title, ...wordsOf(subject, t)].join(', ')
}

/** A search without filters is for all units. */
function wordsOf({ kind, words }: WatchSubject, t: I18n['t']): readonly string[] {
  return kind === 'listing' && words.length === 0 ? [t('watch.all')] : words
}
