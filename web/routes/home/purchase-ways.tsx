import './purchase-ways.css'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bands } from '../../layout/navigation.ts'
import { TextLink } from '../../ui/button.tsx'

/** Three ways to pay (R11). Figures come with the programmes' data; until then nothing is promised here. */
export function PurchaseWays() {
  const { t, language } = useI18n()
  const ways = ['mortgage', 'installment', 'payment100'] as const
  return (
    <section className="section wrap" id={bands.purchase} aria-labelledby="home-purchase">
      <div className="section-head">
        <h2 id="home-purchase">{t('home.purchase.title')}</h2>
        <TextLink to={pages.callback(language)}>{t('home.purchase.ask')}</TextLink>
      </div>
      <ul className="purchase-ways">
        {ways.map((way) => (
          <li key={way}>
            <h3>{t(`home.purchase.${way}.title`)}</h3>
            <p>{t(`home.purchase.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
