import './favorite.css'
import { Icon } from '../../ui/icon.tsx'
import { type HeartUnit, useHeart } from './use-heart.ts'

/** The heart of a card. Absent without JavaScript. */
export function FavoriteHeart({ estate }: { estate: HeartUnit }) {
  return (
    <button {...useHeart(estate)} className="icon-button favorite">
      <Icon name="heart" />
    </button>
  )
}
