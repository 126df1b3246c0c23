import { useFavoriteCount } from '../data/favorites.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { iconMenu } from './navigation.ts'

const icons = { 'header.favorites': 'heart', 'header.contacts': 'pin' } as const

/** Favourites with how many there are, and contacts (R79, R86). */
export function IconLinks() {
  const { t, language } = useI18n()
  const favorites = useFavoriteCount()
  return iconMenu(language).map(({ title, to }) => {
    const count = title === 'header.favorites' ? favorites : 0
    return (
      <Link
        key={title}
        className="icon-button"
        to={to}
        aria-label={count === 0 ? t(title) : `${t(title)}: ${count}`}
      >
        <Icon name={icons[title]} />
        {count > 0 && <span className="icon-count">{count}</span>}
      </Link>
    )
  })
}
