import './purchase-ways.css'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'

/** Three ways to pay (R11), each with its page: the figures are there, with their basis. */
export function PurchaseWays() {
  const { t, language } = useI18n()
  const ways = ['mortgage', 'installment', 'payment100'] as const
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
            <p>{t(`home.purchase.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
