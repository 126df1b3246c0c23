import './rooms-table.css'
import { Link } from 'react-router'
import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { roomsGroupTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Flats by number of rooms: area, how many, price from. Each row opens its list. */
export function RoomsTable({ flats }: { flats: CategoryTab }) {
  const { t, count, area, number, shortPrice, language } = useI18n()
  return (
    <section className="section section-mist" aria-labelledby="home-rooms">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-rooms">{t('home.rooms.title')}</h2>
          <TextLink to={pages.listing(language, 'flat')}>
            {t('home.rooms.all', { count: count(flats.estates_count, 'category.flat.count') })}
          </TextLink>
        </div>
        <ul className="rooms-table">
          {flats.rooms_data.map((row) => (
            <li key={row.rooms}>
              <Link
                to={pages.listing(
                  language,
                  'flat',
                  listingSearch({ ...anyListing, rooms: [row.rooms] }, language),
                )}
              >
                <b>{roomsGroupTitle(row.rooms, t)}</b>
                <span className="rooms-table-area figures">
                  {row.area_from === row.area_to
                    ? area(row.area_from)
                    : t('home.rooms.range', { from: number(row.area_from), to: area(row.area_to) })}
                </span>
                <span className="rooms-table-count figures">
                  {count(row.estates_count, 'category.flat.count')}
                </span>
                <span className="rooms-table-price figures">
                  {t('common.from', { value: shortPrice(row.price_from) })}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
