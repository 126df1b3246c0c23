import { pages } from '#contract/pages.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

/** The sections that editors write: everything, news, promotions, and the construction diary. */
export function SectionTabs({ current }: { current: 'contents' | 'news' | 'promotions' }) {
  const { t, language } = useI18n()
  const hasDiary = useRootData()?.hasDiary ?? false
  const sections = [
    { title: t('contents.all'), to: pages.contents(language), current: current === 'contents' },
    { title: t('news.title'), to: pages.news(language), current: current === 'news' },
    { title: t('promo.title'), to: pages.promotions(language), current: current === 'promotions' },
    ...(hasDiary ? [{ title: t('progress.title'), to: pages.progress(language), current: false }] : []),
  ]
  return <TabLinks label={t('contents.sections')} tabs={sections} />
}
