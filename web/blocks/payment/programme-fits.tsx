import { useId } from 'react'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { demandWords, obstacleWords, rateWords } from './calculation-words.ts'
import type { Reckoned } from './reckoned.ts'

type ProgrammeFitsProps = {
  all: readonly Reckoned[]
  city: string
  /** The page of the calculator with a programme. */
  to: (code: string) => Address
}

/** The monthly payment of a home under each fitting programme, and the obstacles of the others. */
export function ProgrammeFits({ all, city, to }: ProgrammeFitsProps) {
  const i18n = useI18n()
  const { t, price } = i18n
  const titleId = useId()
  const fits = all.filter(({ calculation }) => calculation.obstacles.length === 0)
  const others = all.filter(({ calculation }) => calculation.obstacles.length > 0)
  if (all.length === 0) return null
  return (
    <div className="programme-fits">
      <p className="programme-fits-title" id={titleId}>
        {t('payment.fits')}
      </p>
      {fits.length === 0 && <p>{t('payment.fits.none')}</p>}
      <ul aria-labelledby={titleId}>
        {fits.map((reckoned) => (
          <li key={reckoned.programme.id}>
            <p>
              <Link to={to(reckoned.programme.code)}>{reckoned.programme.title}</Link>
              <small>{rateWords(reckoned, i18n)}</small>
              {reckoned.programme.asks.length > 0 && (
                <small>
                  {t('programmes.asks')}: {demandWords(reckoned.programme, i18n)}
                </small>
              )}
            </p>
            <p className="figures">
              <b>{price(reckoned.calculation.monthly)}</b> {t('programmes.monthly')}
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>
            {t('payment.misfits', { count: others.length })}
            <Icon name="plus" />
          </summary>
          <ul>
            {others.map(({ programme, calculation }) => (
              <li key={programme.id}>
                <p>{programme.title}</p>
                <p>
                  {calculation.obstacles
                    .map((obstacle) => obstacleWords(obstacle, { programme, city }, i18n))
                    .join('; ')}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
