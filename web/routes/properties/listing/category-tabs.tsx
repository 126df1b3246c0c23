import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { formatCount } from '#domain/money.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TabLinks } from '../../../ui/tabs.tsx'

/** The four kinds of property with how many are on sale. */
export function CategoryTabs({ current }: { current: Category | null }) {
  const { t, language } = useI18n()
  const root = useRootData()
  if (root === undefined) return null
  return (
    <TabLinks
      label={t('listing.tabs')}
      tabs={root.categories.map((category) => ({
        title: category.title,
        to: pages.listing(language, category.code),
        count: formatCount(category.estates_count, root.numberStyle),
        current: category.code === current,
      }))}
    />
  )
}
