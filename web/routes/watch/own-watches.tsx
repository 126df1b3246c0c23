import { pages } from '#contract/pages.ts'
import type { OwnWatches as Own } from '#contract/watches.ts'
import { mostWatches } from '#domain/watches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Link } from '../../ui/link.tsx'
import { subjectLine, SubjectWords } from './subject.tsx'
import { WatchFrame } from './watch-frame.tsx'

/** Why the link of a letter shows nothing, as a key of its words. */
export type WatchProblem = 'validation.link' | 'validation.link_expired' | 'subscribe.unavailable'

/** What the link of a letter shows. */
export type ShownWatches = {
  token: string
  watches: Own['watches']
  /** The letter asks to confirm them. */
  canConfirm: boolean
  /** They were confirmed just now. */
  isConfirmed: boolean
  /** Everything was ended just now. */
  isEnded: boolean
  problem: WatchProblem | null
}

/**
 * What an address is told about, for its owner: each thing ends with one button, and everything with another. Behind a
 * letter that asks for confirmation, what would be told, with the button that says yes. Works as plain HTML.
 */
export function OwnWatches({ own, problem }: { own: ShownWatches; problem: WatchProblem | null }) {
  const { t, language } = useI18n()
  const { token, watches, canConfirm, isConfirmed, isEnded } = own
  const shownProblem = problem ?? own.problem
  const here = pages.watch(language, '')
  if (isEnded)
    return (
      <WatchFrame title={t('watch.ended.title')}>
        <p className="lead">{t('watch.ended.text')}</p>
        <Link className={buttonClass('outlined')} to={pages.home(language)}>
          {t('callback.sent.home')}
        </Link>
      </WatchFrame>
    )
  if (shownProblem !== null)
    return (
      <WatchFrame title={t('watch.list.title')}>
        <FieldError>{t(shownProblem)}</FieldError>
        <p className="lead">{t('watch.again')}</p>
        <Link className={buttonClass('outlined')} to={pages.properties(language)}>
          {t('menu.properties.all')}
        </Link>
      </WatchFrame>
    )
  if (canConfirm) {
    // The link of a letter that was followed before (R1303): its button leads to the list.
    const step = watches.every((watch) => watch.is_confirmed) ? 'known' : 'confirm'
    return (
      <WatchFrame title={t(`watch.${step}.title`)}>
        <p className="lead">{t(`watch.${step}.text`)}</p>
        <List watches={watches} />
        <form action={here} method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="confirm" value={step} />
          <Button type="submit">{t(`watch.${step}.submit`)}</Button>
        </form>
      </WatchFrame>
    )
  }
  return (
    <WatchFrame title={t('watch.list.title')}>
      {isConfirmed && watches.length > 0 && watches.every((watch) => watch.is_confirmed) && (
        <p className="lead">{t('watch.list.confirmed')}</p>
      )}
      {watches.length === 0 && <p className="lead">{t('watch.list.empty')}</p>}
      {watches.length > mostWatches && <p className="lead">{t('watch.list.full')}</p>}
      <List watches={watches} token={token} />
      {watches.length > 0 && (
        <form action={here} method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" look="outlined">
            {t('watch.list.end_all')}
          </Button>
        </form>
      )}
    </WatchFrame>
  )
}

type ListProps = {
  watches: Own['watches']
  /** Of the list of an address: then each can be ended. */
  token?: string
}

function List({ watches, token }: ListProps) {
  const { t } = useI18n()
  if (watches.length === 0) return null
  return (
    <ul className="watch-list">
      {watches.map(({ id, is_confirmed: isConfirmed, subject }) => (
        <li key={id}>
          <div>
            {subject === null ? t('watch.list.unknown') : <SubjectWords subject={subject} />}
            {token !== undefined && !isConfirmed && <p>{t('watch.list.pending')}</p>}
          </div>
          {token !== undefined && (
            <EndForm
              token={token}
              id={id}
              name={subject === null ? t('watch.list.unknown') : subjectLine(subject, t)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function EndForm({ token, id, name }: { token: string; id: string; name: string }) {
  const { t, language } = useI18n()
  return (
    <form action={pages.watch(language, '')} method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="watch" value={id} />
      <Button type="submit" look="outlined" small aria-label={`${t('watch.list.end')}: ${name}`}>
        {t('watch.list.end')}
      </Button>
    </form>
  )
}
