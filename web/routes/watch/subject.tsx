import './watch.css'
import { subjectAddress } from '#contract/watch-address.ts'
import type { WatchSubject } from '#contract/watches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'

/** Something that can be watched, in words: its name with a link, and the filters of a search. */
export function SubjectWords({ subject }: { subject: WatchSubject }) {
  const { t, language } = useI18n()
  const words = subject.kind === 'listing' && subject.words.length === 0 ? [t('watch.all')] : subject.words
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
