import { pages } from '#contract/pages.ts'
import { useWayText } from '../../blocks/payment/way-text.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The ways to pay that there are (R11), each with its page: the figures are there, with their basis. */
export function PurchaseWays() {
  const { t, language } = useI18n()
  const ways = useWays()
  const textOf = useWayText()
  return (
    <section className="section wrap" aria-labelledby="home-purchase">
      <div className="section-head">
        <h2 id="home-purchase">{t('home.purchase.title')}</h2>
        <TextLink to={pages.purchaseMethods(language)}>{t('header.purchase')}</TextLink>
      </div>
      <ul className="purchase-ways">
        {ways.map((way) => (
          <li key={way}>
            <h3>
              <Link to={pages[way](language)}>{t(`home.purchase.${way}.title`)}</Link>
            </h3>
            <p>{textOf(way)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
