import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { cheapestOffer, offersByFinish, offersByRooms } from './category-offers.ts'
import { PriceLinks } from './price-links.tsx'

/**
 * The links of a category: all of it with the count (R81), by rooms and by finish with prices from (R82–R84). Small
 * screens show those by rooms alone.
 */
export function CategoryLinks({ category }: { category: CategoryTab }) {
  const i18n = useI18n()
  const { t, language, count } = i18n
  const { code } = category
  const byRooms = offersByRooms(category, i18n)
  const byFinish = offersByFinish(category, i18n)
  return (
    <div className="property-menu-offers">
      {category.estates_count === 0 ? (
        <p>{t('menu.none')}</p>
      ) : (
        <TextLink to={pages.listing(language, code)}>
          {category.estates_count < 0
            ? category.title
            : t(`menu.all.${code}`, { offers: count(category.estates_count, 'menu.offers') })}
        </TextLink>
      )}
      <div className="property-menu-columns">
        {byRooms.length > 0 && (
          <PriceLinks className="property-menu-rooms" title={t('menu.rooms')} links={byRooms} />
        )}
        {byFinish.length > 0 && <PriceLinks title={t('menu.restorations')} links={byFinish} />}
        {byRooms.length + byFinish.length === 0 && category.price_from !== null && (
          <PriceLinks title={t('menu.prices')} links={[cheapestOffer(category, i18n)]} />
        )}
      </div>
    </div>
  )
}
