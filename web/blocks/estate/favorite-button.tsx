import './favorite.css'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type HeartUnit, useHeart } from './use-heart.ts'

/** The heart of a unit's own page, with its word. Absent without JavaScript. */
export function FavoriteButton({ estate }: { estate: HeartUnit }) {
  const { t } = useI18n()
  return (
    <button {...useHeart(estate)} className={`${buttonClass('outlined')} favorite`}>
      <Icon name="heart" />
      {t('header.favorites')}
    </button>
  )
}
