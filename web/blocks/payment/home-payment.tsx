import './payment-styles.ts'
import { pages } from '#contract/pages.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { deferHydration } from '../islands/defer-hydration.tsx'

/**
 * The calculator on the page of a unit or of a project. Until its code comes the form leads to the page of the
 * calculator, as it does without JavaScript; its styles are those of the page.
 */
export const HomePayment = deferHydration(
  async () => (await import('./home-calculator.tsx')).HomeCalculator,
  <Programmes />,
)

function Programmes() {
  const { t, language } = useI18n()
  const way = useWays().includes('mortgage') ? 'mortgage' : 'installment'
  return <TextLink to={pages[way](language)}>{t(`footer.${way}`)}</TextLink>
}
