import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { Part, type Words } from './part.tsx'

/** Links that show where one is. */
export function NavigationParts({ words }: { words: Words }) {
  const { t, language } = useI18n()
  const home = pages.home(language)
  const properties = pages.properties(language)
  const projects = pages.projects(language)
  const flats = pages.listing(language, 'flat')
  const pagination = (page: number, nav: string) => (
    <Pagination
      page={page}
      last={12}
      to={() => flats}
      labels={{
        nav,
        prev: t('listing.pages.prev'),
        next: t('listing.pages.next'),
        page: (number) => t('listing.pages.page', { page: number }),
        current: (number) => t('listing.pages.current', { page: number }),
      }}
    />
  )
  return (
    <Part title={words.navigation}>
      <Breadcrumbs
        label={words['breadcrumbs.label']}
        steps={[
          { title: words['breadcrumbs.first'], to: home },
          { title: words['breadcrumbs.second'], to: properties },
          { title: words['breadcrumbs.last'] },
        ]}
      />
      <TabLinks
        label={words['tabs.label']}
        tabs={[
          { title: words['tabs.first'], to: flats, count: '1,278', current: true },
          { title: words['tabs.second'], to: pages.listing(language, 'comm'), current: false },
        ]}
      />
      <ChipLinks
        label={words['chips.label']}
        chips={[
          { title: words['chips.all'], to: projects, current: true },
          { title: words['chips.some'], to: flats, count: 3, current: false },
          { title: words['chips.none'], to: properties, count: 0, current: false },
        ]}
      />
      {pagination(1, words['pages.first'])}
      {pagination(6, words['pages.middle'])}
      {pagination(12, words['pages.last'])}
    </Part>
  )
}
