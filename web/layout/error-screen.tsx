import { pages } from '#contract/pages.ts'
import type { RootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { ErrorView } from './error-view.tsx'
import { PageHead } from './page-head.tsx'

/** What went wrong, and four ways on, inside the frame of the site (R103–R105). */
export function ErrorScreen({ missing, root }: { missing: boolean; root: RootData }) {
  const { t, count, number, language } = useI18n()
  const kind = missing ? 'not_found' : 'some'
  const flats = root.categories.find(({ code }) => code === 'flat')
  return (
    <>
      <PageHead
        title={missing ? t('error.not_found.head') : t('error.some.title')}
        description={t(`error.${kind}.description`)}
        hidden
      />
      <ErrorView
        title={t(`error.${kind}.title`)}
        text={t(`error.${kind}.text`)}
        label={t('error.ways')}
        ways={[
          { title: t('error.main'), to: pages.home(language) },
          {
            title: t('error.projects'),
            to: pages.projects(language),
            note: count(root.projects.length, 'home.facts.projects.value'),
          },
          {
            title: t('error.flats'),
            to: pages.listing(language, 'flat'),
            note: flats && count(flats.estates_count, 'category.flat.count'),
          },
          { title: t('error.callback'), to: pages.callback(language) },
        ]}
        picture={t('error.image')}
        measure={t('error.image.measure', { value: number(4.04, 2) })}
      />
    </>
  )
}
