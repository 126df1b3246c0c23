import type { EstateCard } from '#contract/estates.ts'
import { useFavorites } from '../../data/favorites.ts'
import { pressHeart } from '../../data/press-heart.ts'
import { estateNumberWords, estateTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'

export type HeartUnit = Pick<
  EstateCard,
  'id' | 'category' | 'status' | 'price' | 'rooms' | 'area_total' | 'number'
> & { complex: Pick<EstateCard['complex'], 'id'> }

/** The state and the action of a unit's heart button: pressed while the unit is a favourite (R6). */
export function useHeart(estate: HeartUnit) {
  const i18n = useI18n()
  const { t } = i18n
  const number = estateNumberWords(estate, t)
  return {
    type: 'button',
    'aria-pressed': useFavorites()?.some(({ id }) => id === estate.id) ?? false,
    'aria-label': `${t('header.favorites')}: ${estateTitle(estate, i18n)}${number && `, ${number}`}`,
    onClick: () => void pressHeart(estate),
  } as const
}
