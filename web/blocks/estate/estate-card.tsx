import './estate-card.css'
import type { ListedEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { levelNumber } from '#domain/level-number.ts'
import { handOver, listedTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { FavoriteHeart } from './favorite-heart.tsx'
import { FormerPrice } from './former-price.tsx'
import { CardPaymentLine, type WithPayments } from './payment-line.tsx'

/** The data of a unit's card, and no others: a list has a dozen of them in its page and in each of its data. */
export type Card = Omit<
  ListedEstate,
  'geo_flatnum' | 'section' | 'is_euro' | 'complex' | 'house' | keyof WithPayments
> &
  WithPayments & {
    complex: Pick<ListedEstate['complex'], 'id' | 'name'>
    house: Pick<ListedEstate['house'], 'name' | 'deadline' | 'handed_over_at'>
  }

type EstateCardProps = { estate: Card; eager?: boolean }

/** A unit in a list: plan first, then the price, then the facts. The whole card is the link. */
export function EstateCard({ estate, eager = false }: EstateCardProps) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  const title = listedTitle(estate, i18n)
  const tag = estate.status === 'reserved' ? t(statusKey(estate.status)) : null
  return (
    <article className="estate-card">
      <div className="estate-card-head">
        <h3>
          <Link to={pages.estate(language, estate.category, estate.slug, paymentSearch(estate))}>
            {title}
          </Link>
        </h3>
        {tag !== null && <Tag>{tag}</Tag>}
        <FavoriteHeart estate={estate} />
      </div>
      <div className="estate-card-plan">
        {estate.plan !== null && (
          <img
            src={estate.plan.card}
            width={estate.plan.width}
            height={estate.plan.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <p className="estate-card-price">
        {estate.status === 'sold' || estate.status === 'unconfirmed' ? (
          t(statusKey(estate.status))
        ) : estate.price === null ? (
          t('estate.status.request')
        ) : (
          <>
            <b>{price(estate.price)}</b>
            <FormerPrice estate={estate} />
          </>
        )}
      </p>
      {estate.price_m2 !== null && estate.status !== 'sold' && (
        <p className="estate-card-m2">{t('estate.price_m2', { price: price(estate.price_m2) })}</p>
      )}
      <CardPaymentLine estate={estate} />
      <p className="estate-card-facts">
        <span>{estate.complex.name}</span>
        <span>
          {estate.floors_total * estate.floor === 0
            ? ''
            : estate.floor > 0
              ? t('estate.floor.card', { floor: estate.floor, total: estate.floors_total })
              : `${t('estate.level')} ${levelNumber(estate.floor)}`}
        </span>
        <span>{estate.restoration?.title ?? estate.house.name}</span>
        <span>{handOver(estate.house, i18n)}</span>
      </p>
    </article>
  )
}

/** A visitor who entered a budget finds their first payment and programme on the page of the unit. */
export function paymentSearch({ payment }: Pick<Card, 'payment'>): string {
  return payment ? `initial=${String(payment.initial_payment_tenge)}&program=${payment.program.code}` : ''
}

/** Cards that share their hairlines, as a lattice does. */
export function EstateLattice({ estates, wide = false }: { estates: readonly Card[]; wide?: boolean }) {
  return (
    <ul className={wide ? 'lattice lattice-wide' : 'lattice'}>
      {estates.map((estate, index) => (
        <li key={estate.id}>
          <EstateCard estate={estate} eager={!wide && index < 3} />
        </li>
      ))}
    </ul>
  )
}
