import { Link } from '../../ui/link.tsx'
import { pages } from '#contract/pages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** The way to a meeting about these units. */
export function ExpertLink({ ids }: { ids: readonly number[] }) {
  const { t, language } = useI18n()
  return (
    <Link className={buttonClass('outlined')} to={pages.expert(language, shortlistSearch(ids))}>
      {t('favorites.expert')}
    </Link>
  )
}
