import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { isOnSale } from '#domain/estate-words.ts'
import { formerPrice, shownPrice } from '#domain/shown-price.ts'
import { similarWatch } from '#domain/similar-listing.ts'
import { useRootData } from '../../../data/root-data.ts'
import { estateNumberWords, statusKey } from '../../../i18n/estate-words.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import { FavoriteButton } from '../../../blocks/estate/favorite-button.tsx'
import { FormerPrice } from '../../../blocks/estate/former-price.tsx'
import { ShareButton, ShareLinks } from '../../../blocks/share/share.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { estateFacts } from './estate-facts.ts'
import { FactRows } from './fact-rows.tsx'
import type { ShownEstate } from './estate-data.server.ts'

type EstatePanelProps = {
  estate: ShownEstate
  title: string
  url: string
  /** Whether its house has a chessboard. */
  hasBoard: boolean
}

/** What of a unit can still happen is told: of a sold one, what is like it; of a held one, that it is on sale again. */
function watchOf(estate: ShownEstate, { t, language }: I18n) {
  const query = `estate=${estate.id}`
  if (estate.status === 'sold')
    return { query: similarWatch(estate, language), words: t('estate.watch.similar') }
  return { query, words: t(isOnSale(estate) ? 'watch.open' : 'estate.watch.back') }
}

/** Its place, its price, the facts, and one action. */
export function EstatePanel({ estate, title, url, hasBoard }: EstatePanelProps) {
  const i18n = useI18n()
  const { t, price, number, language } = i18n
  const { complex, house, status, price_valid_until, monthly_from: monthly } = estate
  const isSold = status === 'sold'
  const watch = watchOf(estate, i18n)
  const hasWatches = useRootData()?.hasWatches === true
  const shown = shownPrice(estate)
  const where = [complex.name, house.name, estateNumberWords(estate, t)]
  const shared = [title, complex.name].filter(Boolean).join(', ')
  return (
    <div className="estate-panel">
      <p className="caption">{where.filter(Boolean).join(', ')}</p>
      <h1>
        <WholeWords text={title} />
      </h1>
      {shown !== null ? (
        <div>
          <p className="estate-price figures">
            <b>{price(shown)}</b>
            <FormerPrice estate={estate} />
          </p>
          {estate.price_m2 !== null && (
            <p className="estate-price-m2 figures">
              {t('estate.price_m2', { price: price(estate.price_m2) })}
            </p>
          )}
          {monthly !== null && (
            <p className="estate-price-m2 figures">
              <a href="#monthly">
                {t(
                  monthly.program.kind === 'islamic'
                    ? 'estate.monthly.short.islamic'
                    : 'estate.monthly.short',
                  {
                    price: price(monthly.amount),
                    title: monthly.program.title,
                    initial: price(monthly.initial_payment_tenge),
                    months: monthly.months,
                    rate: number(monthly.program.rate_effective),
                  },
                )}
              </a>
            </p>
          )}
        </div>
      ) : (
        <p className="estate-price">{t(statusKey(status))}</p>
      )}
      {status === 'free' && formerPrice(estate) !== null && price_valid_until !== null && (
        <Tag look="zhosa">{t('estate.price.until', { date: formatDate(price_valid_until, language) })}</Tag>
      )}
      {status === 'reserved' && <Tag>{t('estate.status.reserved')}</Tag>}
      <FactRows facts={estateFacts(estate, i18n)} />
      {hasBoard && (
        <p className="estate-in-house">
          <Link to={pages.board(language, house.slug, estate.category, `unit=${String(estate.id)}`)}>
            {t('board.open.estate')}
          </Link>
        </p>
      )}
      {isSold ? (
        <p className="caption">{t('estate.sold.text')}</p>
      ) : (
        <>
          {(status === 'reserved' || status === 'unconfirmed') && (
            <p className="estate-note">{t(`estate.${status}.text`)}</p>
          )}
          <Link
            className={`${buttonClass('filled', { wide: true })} estate-ask`}
            to={pages.reserve(language, estate.id)}
          >
            {t('reserves.open')}
          </Link>
          <p className="caption">{t('reserves.note')}</p>
          <a className={buttonClass('outlined', { wide: true })} href="#callback">
            {t('estate.ask')}
          </a>
          {house.handed_over_at !== null && (
            <p className="estate-in-house">
              <Link to={pages.meeting(language, estate.id)}>{t('estate.visit')}</Link>
            </p>
          )}
        </>
      )}
      <div className="estate-actions">
        <SafePart>
          <FavoriteButton estate={estate} />
        </SafePart>
        <SafePart>
          <ShareButton title={shared} url={url} />
        </SafePart>
      </div>
      {hasWatches && (
        <p className="estate-in-house">
          <Link to={pages.watch(language, watch.query)}>{watch.words}</Link>
        </p>
      )}
      <div className="estate-ways">
        <SafePart>
          <ShareLinks title={shared} url={url} />
        </SafePart>
        <button className="estate-print" type="button" onClick={() => globalThis.print()}>
          <Icon name="print" />
          {t('estate.print')}
        </button>
      </div>
    </div>
  )
}
