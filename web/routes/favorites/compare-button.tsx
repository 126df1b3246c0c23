import { pages } from '#contract/pages.ts'
import type { ShortlistEstate } from '#contract/shortlist.ts'
import type { Category } from '#domain/categories.ts'
import { comparisonLimit } from '#domain/comparison.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The way to the comparison of a category, where there are two to compare; of more than fit it says how many are shown. */
export function CompareButton({
  estates,
  category,
}: {
  estates: readonly ShortlistEstate[]
  category: Category
}) {
  const { t, count, language } = useI18n()
  const total = estates.filter((estate) => estate.category === category).length
  if (total < 2) return null
  const ids = estates.map(({ id }) => id)
  return (
    <Link className={buttonClass()} to={pages.compare(language, shortlistSearch(ids, category))}>
      {total > comparisonLimit
        ? t('favorites.compare.some', { limit: comparisonLimit, total })
        : t('favorites.compare', { count: count(total, `category.${category}.count`) })}
    </Link>
  )
}
