import { pages } from '#contract/pages.ts'
import { type Way, waysToBuy } from '#domain/ways-to-buy.ts'
import type { CalculatorType } from '../../blocks/payment/reckoned.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

/** The ways to buy that there are, and the one that is shown, each a separate page; `searchOf` is the input of a calculator. */
export function WayTabs({ current, searchOf }: { current: Way; searchOf?: (way: CalculatorType) => string }) {
  const { t, language } = useI18n()
  const offered = useWays()
  const ways = waysToBuy.filter((way) => way === current || offered.includes(way))
  return (
    <TabLinks
      label={t('purchase.title')}
      tabs={ways.map((way) => ({
        title: t(`home.purchase.${way}.title`),
        to: way === 'payment100' ? pages.payment100(language) : pages[way](language, searchOf?.(way)),
        current: way === current,
      }))}
    />
  )
}
