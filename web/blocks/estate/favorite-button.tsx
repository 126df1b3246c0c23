import './favorite-button.css'
import type { EstateCard } from '#contract/estates.ts'
import { toggleFavorite, useFavorites } from '../../data/favorites.ts'
import { estateTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type FavoriteButtonProps = {
  estate: Pick<EstateCard, 'id' | 'category' | 'status' | 'price' | 'rooms' | 'area_total' | 'number'>
  /** Whether it says what it does beside its heart. */
  withWord?: boolean
}

/** The heart of a unit: pressed while the unit is kept (R6). Not there without JavaScript. */
export function FavoriteButton({ estate, withWord = false }: FavoriteButtonProps) {
  const i18n = useI18n()
  const { t } = i18n
  const isKept = useFavorites()?.some(({ id }) => id === estate.id) ?? false
  const number = t(`estate.number.${estate.category}`, { number: estate.number })
  return (
    <button
      className={`${withWord ? buttonClass('outlined') : 'icon-button'} favorite`}
      type="button"
      aria-pressed={isKept}
      aria-label={`${t('header.favorites')}: ${estateTitle(estate, i18n)}, ${number}`}
      onClick={() => toggleFavorite(estate)}
    >
      <Icon name="heart" />
      {withWord && t('header.favorites')}
    </button>
  )
}
