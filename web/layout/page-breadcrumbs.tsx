import { type Address, pages } from '#contract/pages.ts'
import { useRootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { JsonLd } from './json-ld.tsx'

export type Steps = readonly { title: string; to?: Address }[]

/** The way from the home page to here, for visitors and for search engines. The last step is this page: no address. */
export function PageBreadcrumbs({ steps }: { steps: Steps }) {
  const { t } = useI18n()
  return (
    <>
      <Breadcrumbs label={t('listing.breadcrumbs')} steps={useWay(steps)} />
      <BreadcrumbsLd steps={steps} />
    </>
  )
}

/** The way for search engines alone: a page that begins with its picture has no room for it. */
export function BreadcrumbsLd({ steps }: { steps: Steps }) {
  const origin = useRootData()?.publicUrl ?? ''
  const way = useWay(steps)
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'BreadcrumbList',
          itemListElement: way.map(({ title, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            ...(to !== undefined && { item: origin + to }),
          })),
        }
      }
    />
  )
}

function useWay(steps: Steps): Steps {
  const { t, language } = useI18n()
  return [{ title: t('listing.home'), to: pages.home(language) }, ...steps]
}
