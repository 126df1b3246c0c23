import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TabLinks } from '../../../ui/tabs.tsx'

/** The four kinds of property with how many are on sale. */
export function CategoryTabs({ current }: { current: Category | null }) {
  const { t, language, whole } = useI18n()
  const root = useRootData()
  if (root === undefined) return null
  return (
    <TabLinks
      label={t('listing.tabs')}
      tabs={root.categories.map((category) => ({
        title: category.title,
        to: pages.listing(language, category.code),
        count: category.estates_count < 0 ? '' : whole(category.estates_count),
        current: category.code === current,
      }))}
    />
  )
}
