import { type Address, pages } from '#contract/pages.ts'
import { useRootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { JsonLd } from './json-ld.tsx'

/** The way from the home page to here, for visitors and for search engines. The last step is this page: no address. */
export function PageBreadcrumbs({ steps }: { steps: readonly { title: string; to?: Address }[] }) {
  const { t, language } = useI18n()
  const origin = useRootData()?.publicUrl ?? ''
  const way = [{ title: t('listing.home'), to: pages.home(language) }, ...steps]
  const items = way.map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(to !== undefined && { item: origin + to }),
  }))
  return (
    <>
      <Breadcrumbs label={t('listing.breadcrumbs')} steps={way} />
      <JsonLd thing={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </>
  )
}
