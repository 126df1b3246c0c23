import { Link } from 'react-router'
import type { Estate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FavoriteButton } from '../../blocks/estate/favorite-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { estateFacts } from './estate-facts.ts'

/** Where it is, what it costs, the facts, and one thing to do. */
export function EstatePanel({ estate, title }: { estate: Estate; title: string }) {
  const i18n = useI18n()
  const { t, price, language } = i18n
  const { complex, house, status, price_old, price_valid_until } = estate
  const isSold = status === 'sold'
  const note = isSold
    ? t('estate.sold.text')
    : status === 'reserved'
      ? t('estate.reserved.text')
      : t('reserves.note')
  const where = [complex.name, house.name, t(`estate.number.${estate.category}`, { number: estate.number })]
  return (
    <div className="estate-panel">
      <p className="caption">{where.join(', ')}</p>
      <h1>{title}</h1>
      {status === 'free' || status === 'reserved' ? (
        <div>
          <p className="estate-price figures">
            <b>{price(estate.price)}</b>
            {price_old !== null && (
              <s>
                <span className="visually-hidden">{t('estate.price.old')} </span>
                {price(price_old)}
              </s>
            )}
          </p>
          <p className="estate-price-m2 figures">{t('estate.price_m2', { price: price(estate.price_m2) })}</p>
        </div>
      ) : (
        <p className="estate-price">{t(statusKey(status))}</p>
      )}
      {status === 'free' && price_old !== null && price_valid_until !== null && (
        <Tag look="zhosa">{t('estate.price.until', { date: formatDate(price_valid_until, language) })}</Tag>
      )}
      {status === 'reserved' && <Tag>{t('estate.status.reserved')}</Tag>}
      <dl className="estate-list">
        {estateFacts(estate, i18n).map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd className="figures">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className="estate-in-house">
        <Link to={pages.board(language, house.slug, estate.category, `unit=${String(estate.id)}`)}>
          {t('board.open.estate')}
        </Link>
      </p>
      {!isSold && (
        <a className={buttonClass('filled', { wide: true })} href="#callback">
          {t('estate.ask')}
        </a>
      )}
      <div className="estate-actions">
        <FavoriteButton estate={estate} />
        {!isSold && (
          <Link className={buttonClass('outlined')} to={pages.reserve(language, estate.id)}>
            {t('reserves.open')}
          </Link>
        )}
        <button
          className={`${buttonClass('outlined')} with-script`}
          type="button"
          onClick={() => globalThis.print()}
        >
          <Icon name="print" />
          {t('estate.print')}
        </button>
      </div>
      <p className="caption">{note}</p>
    </div>
  )
}
