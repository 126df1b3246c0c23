import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { priceChange } from '#domain/price-change.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { EstateCard } from '../../blocks/estate/estate-card.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Kept } from './sorted-kept.ts'

/** Cards with the change of the price since they were added. */
export function KeptCards({ kept }: { kept: readonly Kept[] }) {
  return (
    <ul className="lattice">
      {kept.map(({ estate, favorite }, index) => (
        <li key={estate.id} className="favorites-card">
          <EstateCard estate={estate} eager={index < 3} />
          <PriceNote estate={estate} favorite={favorite} />
        </li>
      ))}
    </ul>
  )
}

function PriceNote({ estate, favorite }: Kept) {
  const { t, language, price } = useI18n()
  const change = priceChange(favorite.price_at_add, shownPrice(estate))
  if (change === null) return null
  const date = formatDate(dayInKazakhstan(new Date(favorite.added_at)), language)
  return change < 0 ? (
    <p className="favorites-note favorites-note-down">
      {t('favorites.price.down', { date, price: price(-change) })}
    </p>
  ) : (
    <p className="favorites-note">{t('favorites.price.up', { date, price: price(change) })}</p>
  )
}
