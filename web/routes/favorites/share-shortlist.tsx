import { useId } from 'react'
import { pages } from '#contract/pages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { ShareButton, ShareLinks, type ShareWay } from '../../blocks/share/share.tsx'
import { tellGoal } from '../../data/goals.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Ways to send the shortlist: its address holds all of it. Nothing about the visitor goes along. */
export function ShareShortlist({ ids }: { ids: readonly number[] }) {
  const { t, language } = useI18n()
  const titleId = useId()
  const share = {
    title: t('favorites.share.text', { brand: t('common.brand') }),
    url: (useRootData()?.publicUrl ?? '') + pages.favorites(language, shortlistSearch(ids)),
    tell: (way: ShareWay) => tellGoal({ goal: 'shortlist_share', way, units: ids.length }),
  }
  return (
    <section className="favorites-share" aria-labelledby={titleId}>
      <b id={titleId}>{t('favorites.share')}</b>
      <SafePart>
        <ShareButton {...share} look="link" />
        <ShareLinks {...share} />
      </SafePart>
    </section>
  )
}
