import { pages } from '#contract/pages.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Points feed readers to the news of this language. React moves it into the head. */
export function FeedLink() {
  const { t, language } = useI18n()
  const origin = useRootData()?.publicUrl ?? ''
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('contents.rss')}
      href={origin + pages.rss(language)}
    />
  )
}
