import type { Address } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

type ShortlistTabsProps = {
  counts: readonly { code: Category; count: number }[]
  current: Category
  to: (category: Category) => Address
}

/** The categories that a list has something of. */
export function ShortlistTabs({ counts, current, to }: ShortlistTabsProps) {
  const { t, whole } = useI18n()
  return (
    <TabLinks
      label={t('listing.tabs')}
      tabs={counts.map(({ code, count }) => ({
        title: t(`category.${code}`),
        to: to(code),
        count: whole(count),
        current: code === current,
      }))}
      stay
    />
  )
}
