import { Link } from '../../ui/link.tsx'
import { Unknown } from '../../ui/unknown.tsx'
import { pages } from '#contract/pages.ts'
import type { PromiseEvent, PromisedHouse } from '#contract/promises.ts'
import { formatDate } from '#domain/dates.ts'
import { quartersText } from '../../blocks/promises/promise-words.ts'
import { RegisterLink } from '../../blocks/promises/register-link.tsx'
import { type I18n, useI18n } from '../../i18n/i18n.tsx'
import { methodText, permitText } from '../projects/project/legal-facts.ts'

type PromiseTableProps = {
  houses: readonly PromisedHouse[]
  /** The day from which the history is kept; null before it began. */
  since: string | null
  labelledBy: string
}

/** The houses of a project, a row each; on small screens a row becomes a block with its own labels. */
export function PromiseTable({ houses, since, labelledBy }: PromiseTableProps) {
  const { t } = useI18n()
  return (
    <table className="stacked-table promises" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('legal.house')}</th>
          <th scope="col">{t('promises.first')}</th>
          <th scope="col">{t('promises.now')}</th>
          <th scope="col">{t('promises.changes')}</th>
          <th scope="col">{t('promises.papers')}</th>
        </tr>
      </thead>
      <tbody>
        {houses.map((house) => (
          <PromiseRow key={house.id} house={house} since={since} />
        ))}
      </tbody>
    </table>
  )
}

function PromiseRow({ house, since }: { house: PromisedHouse; since: string | null }) {
  const i18n = useI18n()
  const { t, quarter, language } = i18n
  const { slug, name, first, events } = house
  const changes = events.flatMap((event, index) => {
    const words = eventText(event, i18n)
    return words === '' ? [] : [{ key: index, day: event.day, words }]
  })
  return (
    <tr>
      <th scope="row">
        {slug === null ? name : <Link to={pages.queue(language, slug)}>{name}</Link>}
        {!house.is_listed && <small>{t('promises.gone')}</small>}
      </th>
      <td className="figures" data-label={t('promises.first')}>
        {first === null ? (
          <small>{t('promises.first.before')}</small>
        ) : (
          <>
            <span className="promises-quarter">{quarter(first.deadline, 'short')}</span>
            <small>{t('promises.first.day', { date: formatDate(first.day, language) })}</small>
          </>
        )}
      </td>
      <td className="figures" data-label={t('promises.now')}>
        <Now house={house} />
      </td>
      <td
        data-label={t('promises.changes')}
        className={first !== null && changes.length === 0 ? 'promises-nothing' : undefined}
      >
        {changes.length > 0 && (
          <ol>
            {changes.map(({ key, day, words }) => (
              <li key={key}>
                <time dateTime={day}>{formatDate(day, language)}</time> {words}
              </li>
            ))}
          </ol>
        )}
        {first === null ? (
          <Before begun={events[0]?.day ?? since} />
        ) : (
          changes.length === 0 && t('promises.no_changes')
        )}
      </td>
      <Papers house={house} />
    </tr>
  )
}

/** Of a house without a first deadline: what happened before its record began is not known, so nothing is claimed of it (R1291). */
function Before({ begun }: { begun: string | null }) {
  const { t, language } = useI18n()
  if (begun === null) return <Unknown words={t('promises.unknown')} />
  return <small>{t('promises.changes.before', { date: formatDate(begun, language) })}</small>
}

/** The deadline as it stands, or the day of handing over, each with how far it is from the first deadline. */
function Now({ house }: { house: PromisedHouse }) {
  const i18n = useI18n()
  const { t, quarter, language } = i18n
  const { deadline, handed_over_at: handed, first, shift, late } = house
  if (handed !== null)
    return (
      <>
        <span className="promises-quarter">
          {t('promises.handed', { date: formatDate(handed, language) })}
        </span>
        {late !== null && (
          <small className={late > 0 ? 'promises-late' : undefined}>
            {quartersText(late, i18n) || t('promises.in_time')}
          </small>
        )}
      </>
    )
  if (deadline === null) return <Unknown words={t('promises.unknown')} />
  return (
    <>
      <span className="promises-quarter">{quarter(deadline, 'short')}</span>
      {first !== null && (
        <small className={shift > 0 ? 'promises-late' : undefined}>
          {quartersText(shift, i18n) || t(unshifted(house))}
        </small>
      )}
    </>
  )
}

/** Why a deadline is where it was at first. */
function unshifted({ moves, events }: PromisedHouse) {
  if (moves > 0) return 'promises.moved_back'
  return events.some(({ kind }) => kind === 'corrected') ? 'promises.corrected' : 'promises.same'
}

/** How buyers' money is protected, the permit and the guarantee, where they are named with their pages in registers. */
function Papers({ house: { legal, handed_over_at: handed } }: { house: PromisedHouse }) {
  const i18n = useI18n()
  const { t } = i18n
  const permit = permitText(legal, i18n)
  const papers = [
    { key: 'method', words: methodText(legal, i18n), url: null },
    { key: 'permit', words: permit && t('promises.permit', { permit }), url: legal.permit_url },
    {
      key: 'guarantee',
      words: legal.guarantee_no === null ? '' : t('promises.guarantee', { number: legal.guarantee_no }),
      url: legal.guarantee_url,
    },
  ].filter(({ words }) => words !== '')
  return (
    <td data-label={t('promises.papers')} className={papers.length === 0 ? 'promises-nothing' : undefined}>
      {papers.length === 0 && handed === null && <Unknown words={t('promises.unknown')} />}
      {papers.length === 0 && handed !== null && <small>{t('promises.papers.handed')}</small>}
      {papers.length > 0 && (
        <ul>
          {papers.map(({ key, words, url }) => (
            <li key={key}>
              <RegisterLink url={url} words={words} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

/** What changed; empty for the first publication and the handing over, which have columns of their own. */
function eventText(event: PromiseEvent, { t, quarter, language }: I18n): string {
  const { kind, from, deadline, reason, handed_over_at: handed } = event
  switch (kind) {
    case 'moved':
    case 'corrected':
      if (from === null || deadline === null) return ''
      return t(`promises.event.${kind}`, {
        from: quarter(from, 'short'),
        to: quarter(deadline, 'short'),
        reason: reason ?? '',
      })
    case 'explained':
      return t('promises.event.explained', { reason: reason ?? '' })
    case 'handed_changed':
      return handed === null
        ? t('promises.event.reopened')
        : t('promises.event.handed_changed', { date: formatDate(handed, language) })
    case 'left':
    case 'back':
      return t(`promises.event.${kind}`)
    case 'published':
    case 'handed':
      return ''
  }
}
