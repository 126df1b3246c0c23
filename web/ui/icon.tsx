import './icon.css'
import sprite from './icons.svg?url&no-inline'

export type IconName =
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow'
  | 'close'
  | 'menu'
  | 'phone'
  | 'pin'
  | 'heart'
  | 'search'
  | 'plus'
  | 'minus'
  | 'expand'
  | 'share'
  | 'filter'
  | 'print'
  | 'play'
  | 'alert'
  | 'cards'
  | 'table'
  | 'plans'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'facebook'
  | 'linkedin'
  | 'threads'
  | 'x'

/** A line drawing from the sprite. Never the only name of a control: give that a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
