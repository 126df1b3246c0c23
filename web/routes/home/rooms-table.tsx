import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyListing } from '#domain/listing-query.ts'
import { roomsRows } from '../../blocks/estate/offer-rows.ts'
import { OfferTable } from '../../blocks/estate/offer-table.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'

/** Flats by number of rooms: area, how many, price from. Each row opens its list. */
export function RoomsTable({ flats }: { flats: CategoryTab }) {
  const i18n = useI18n()
  const { t, count, language } = i18n
  return (
    <section className="section section-mist" aria-labelledby="home-rooms">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-rooms">{t('home.rooms.title')}</h2>
          <TextLink to={pages.listing(language, 'flat')}>
            {flats.estates_count < 0
              ? flats.title
              : t('home.rooms.all', { count: count(flats.estates_count, 'category.flat.count') })}
          </TextLink>
        </div>
        <OfferTable rows={roomsRows(flats.rooms_data, anyListing, i18n)} />
      </div>
    </section>
  )
}
