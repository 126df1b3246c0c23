import './chosen-chips.css'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

type ChosenChipsProps = {
  chips: readonly { readonly title: string; readonly to: string }[]
  /** Called with the position of a chip when it is removed. */
  onRemove: (index: number) => void
}

/** The chosen values, each a link to the list without it. */
export function ChosenChips({ chips, onRemove }: ChosenChipsProps) {
  const { t } = useI18n()
  if (chips.length === 0) return null
  return (
    <ul className="chosen-chips" aria-label={t('listing.filters.chosen')}>
      {chips.map(({ title, to }, index) => (
        <li key={title}>
          <Link
            to={to}
            aria-label={t('listing.filters.remove', { title })}
            onClick={() => onRemove(index)}
            preventScrollReset
          >
            {title}
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
