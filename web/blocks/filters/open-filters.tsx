import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { filterPanelId } from './filter-sheet.tsx'

/** The way to the sheet of filters where it is one; says how many are chosen. */
export function OpenFilters({ chosen }: { chosen: number }) {
  const { t } = useI18n()
  return (
    <button className={`${buttonClass()} open-filters`} type="button" popoverTarget={filterPanelId}>
      <Icon name="filter" />
      {chosen === 0 ? t('listing.filters.open') : t('listing.filters.open.count', { count: chosen })}
    </button>
  )
}
