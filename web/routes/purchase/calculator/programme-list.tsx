import './programme-list.css'
import type { Address } from '#contract/pages.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { formatDate } from '#domain/dates.ts'
import { capOf } from '#domain/programme-match.ts'
import {
  demandWords,
  obstacleWords,
  rateWords,
  termWords,
} from '../../../blocks/payment/calculation-words.ts'
import { manner, type Reckoned } from '../../../blocks/payment/reckoned.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import type { ProgrammeItem, PurchaseCity } from '../purchase-data.server.ts'

type ProgrammeListProps = {
  all: readonly Reckoned<ProgrammeItem>[]
  chosen: ProgrammeItem | null
  city: PurchaseCity
  to: (programme: ProgrammeItem) => Address
}

/** Every programme for the same input: its monthly payment, or why it does not fit; its terms and their source. */
export function ProgrammeList({ all, chosen, city, to }: ProgrammeListProps) {
  return (
    <ul className="programme-list">
      {all.map((reckoned) => (
        <li key={reckoned.programme.id}>
          <ProgrammeCard
            reckoned={reckoned}
            city={city}
            to={to(reckoned.programme)}
            isChosen={reckoned.programme === chosen}
          />
        </li>
      ))}
    </ul>
  )
}

type ProgrammeCardProps = {
  reckoned: Reckoned<ProgrammeItem>
  city: PurchaseCity
  to: Address
  isChosen: boolean
}

function ProgrammeCard({ reckoned, city, to, isChosen }: ProgrammeCardProps) {
  const i18n = useI18n()
  const { t, price } = i18n
  const { programme, calculation } = reckoned
  const { obstacles } = calculation
  const titleId = `programme-${programme.code}`
  return (
    <article className="programme-card" aria-labelledby={titleId}>
      <div className="programme-card-name">
        <h3 id={titleId}>{programme.title}</h3>
        <p>{programme.bank}</p>
      </div>
      <ProgrammeFacts reckoned={reckoned} city={city} />
      <div className="programme-card-answer">
        {obstacles.length === 0 ? (
          <p className="programme-card-sum figures">
            <b>{price(calculation.monthly)}</b> {t('programmes.monthly')}
          </p>
        ) : (
          <>
            <p className="programme-card-misfit">{t('programmes.misfit')}</p>
            <ul>
              {obstacles.map((obstacle) => (
                <li key={obstacle.kind}>{obstacleWords(obstacle, { programme, city: city.title }, i18n)}</li>
              ))}
            </ul>
          </>
        )}
        {isChosen ? (
          <p className="programme-card-chosen">{t('programmes.chosen')}</p>
        ) : (
          <Link className="text-link" to={to} aria-describedby={titleId}>
            {t('programmes.choose')}
          </Link>
        )}
      </div>
      <details>
        <summary>
          {t('programmes.conditions')}
          <span className="visually-hidden"> {programme.title}</span>
          <Icon name="plus" />
        </summary>
        <RichText html={programme.conditions_html} />
        <ProgrammeSource programme={programme} />
      </details>
    </article>
  )
}

function ProgrammeFacts({ reckoned, city }: { reckoned: Reckoned<ProgrammeItem>; city: PurchaseCity }) {
  const i18n = useI18n()
  const { t, number, count, shortPrice } = i18n
  const { programme } = reckoned
  const how = manner(programme)
  const cap = (caps: ProgrammeItem['price_cap']) => {
    const amount = capOf(caps, city.id)
    return amount === Infinity
      ? ''
      : t('programmes.cap.value', { city: city.title, amount: shortPrice(amount) })
  }
  const facts = [
    {
      title: t(how === 'mortgage' ? 'programmes.rate' : `programmes.rate.${how}`),
      value: rateWords(reckoned, i18n),
    },
    {
      title: t('calculator.fee'),
      value: programme.fee ? t('programmes.fee.value', { share: number(programme.fee, 2) }) : '',
    },
    {
      title: t('programmes.initial'),
      value: t('programmes.initial.value', { share: number(programme.initial_payment_min) }),
    },
    {
      title: t('programmes.term'),
      value: t('programmes.term.value', { value: termWords(programme.term_months_max, i18n, 'upto') }),
    },
    ...programme.steps.map(({ months, share }, place) => ({
      title: t(place === 0 ? 'calculator.light' : 'calculator.light.next', {
        months: count(months, 'calculator.months.count'),
      }),
      value: t('programmes.step.value', { share: number(share, 2) }),
    })),
    { title: t('programmes.cap.price'), value: cap(programme.price_cap) },
    { title: t('programmes.cap.loan'), value: cap(programme.loan_cap) },
    { title: t('programmes.complexes'), value: programme.complexes.join(', ') },
    {
      title: t('programmes.discounts'),
      value: programme.combines_with_discounts ? '' : t('programmes.discounts.none'),
    },
    { title: t('programmes.asks'), value: demandWords(programme, i18n) },
  ]
  return (
    <dl>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The start of the terms and their source. */
function ProgrammeSource({ programme }: { programme: ProgrammeItem }) {
  const { t, language } = useI18n()
  const { valid_from: from, valid_to: to } = programme
  const source = absoluteAddress(programme.source_url ?? '')
  const days = { from: formatDate(from, language), to: to === null ? '' : formatDate(to, language) }
  return (
    <p className="caption">
      {t(to === null ? 'programmes.since' : 'programmes.period', days)}{' '}
      {source !== null && (
        <a href={source.href} target="_blank" rel="noreferrer">
          {t('programmes.source', { host: source.hostname })}
        </a>
      )}
    </p>
  )
}
