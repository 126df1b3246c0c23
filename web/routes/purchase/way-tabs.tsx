import { pages } from '#contract/pages.ts'
import { type CalculationQuery, calculationSearch } from '#domain/calculation-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { ways, type Way } from './ways.ts'

/** What holds for every way to buy: what is to be bought and for how much. */
type About = Pick<CalculationQuery, 'price' | 'city' | 'restoration' | 'estate' | 'complex'>

/** The three ways to buy, each a page of its own. */
export function WayTabs({ current, about }: { current: Way; about?: About }) {
  const { t, language } = useI18n()
  const search = about === undefined ? '' : calculationSearch(aboutOnly(about))
  return (
    <TabLinks
      label={t('purchase.title')}
      tabs={ways.map((way) => ({
        title: t(`home.purchase.${way}.title`),
        to: way === 'payment100' ? pages.payment100(language) : pages[way](language, search),
        current: way === current,
      }))}
    />
  )
}

function aboutOnly({ price, city, restoration, estate, complex }: About): About {
  return { price, city, restoration, estate, complex }
}
