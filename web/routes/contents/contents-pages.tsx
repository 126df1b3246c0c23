import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Pagination } from '../../ui/pagination.tsx'

/** The pages of a list of news or promotions. */
export function ContentsPages(props: { page: number; last: number; to: (page: number) => Address }) {
  const { t } = useI18n()
  return (
    <Pagination
      {...props}
      labels={{
        nav: t('listing.pages'),
        prev: t('listing.pages.prev'),
        next: t('listing.pages.next'),
        page: (number) => t('listing.pages.page', { page: number }),
        current: (number) => t('listing.pages.current', { page: number }),
      }}
    />
  )
}
