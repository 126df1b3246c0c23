import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { type ListingQuery, listingSearch } from '#domain/listing-query.ts'
import { useHasPlans } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** The same list as cards, as a table, or (flats that have drawings) by plan: links, from the first page on. */
export function ViewLinks({ category, listing }: { category: Category; listing: ListingQuery }) {
  const { t, language } = useI18n()
  const byPlan = useHasPlans() && category === 'flat'
  const views = byPlan ? ([null, 'table', 'plans'] as const) : ([null, 'table'] as const)
  return (
    <nav className="listing-views" aria-label={t('views.label')}>
      {views.map((view) => (
        <Link
          key={view}
          to={pages.listing(language, category, listingSearch({ ...listing, view }, language))}
          aria-current={view === listing.view ? 'true' : undefined}
          preventScrollReset
        >
          <Icon name={view ?? 'cards'} />
          <span>{t(`views.${view ?? 'cards'}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
