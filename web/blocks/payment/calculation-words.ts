import { effectiveRateUnder } from '#domain/effective-rate.ts'
import type { Closed, Obstacle, PlanObstacle } from '#domain/programme-match.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { PayingProgramme } from '../../data/paying.server.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import { manner, type Reckoned } from './reckoned.ts'

/** A term in whole years where it is one, else in months; `upto` in the case that «до» asks for. */
export function termWords(months: number, { count }: I18n, form: 'count' | 'upto' = 'count'): string {
  return months % 12 === 0
    ? count(months / 12, `calculator.years.${form}`)
    : count(months, `calculator.months.${form}`)
}

/** The rate with the effective one beside it. */
export function rateWords({ programme, calculation }: Reckoned, { t, number }: I18n): string {
  const { rate_nominal: rate } = programme
  const how = manner(programme)
  if (how === 'installment' && rate === 0) return t('calculator.rate.none')
  const effective = effectiveRateUnder(programme, calculation.loan, calculation.payments)
  return t(`calculator.rate.${how}.value`, { rate: number(rate, 2), effective: number(effective, 1) })
}

/** What a programme asks of the buyer beside the payments; empty where it asks for nothing. */
export function demandWords({ asks }: Pick<PayingProgramme, 'asks'>, { t }: I18n): string {
  return asks.map((demand) => t(`programmes.asks.${demand}`)).join(', ')
}

/** Why a programme does not fit, in words of the visitor. */
export function obstacleWords(
  obstacle: Obstacle | Closed,
  { programme, city }: { programme: PayingProgramme; city: string },
  i18n: I18n,
): string {
  const { t, price, language } = i18n
  switch (obstacle.kind) {
    case 'closed':
      return t('obstacle.closed')
    case 'category':
      return t('obstacle.category')
    case 'complex':
      return t('obstacle.complex', { names: programme.complexes.join(', ') })
    case 'house':
      return t('obstacle.house')
    case 'discount':
      return t('obstacle.discount')
    case 'price':
      return t('obstacle.price', { most: price(obstacle.most), city })
    case 'loan':
      return t('obstacle.loan', { most: price(obstacle.most), initial: price(obstacle.initial), city })
    case 'finishing': {
      const titles = obstacle.any.map((code) => restorationTitles[code][language].toLowerCase())
      return t('obstacle.finishing', { titles: titles.join(', ') })
    }
    case 'initial':
    case 'term':
      return planObstacleWords(obstacle, i18n)
  }
}

/** What a programme asks of the first payment or the term. */
export function planObstacleWords(obstacle: PlanObstacle, { t, price, number }: I18n): string {
  return obstacle.kind === 'term'
    ? t('obstacle.term', { from: obstacle.from, to: obstacle.to })
    : t('obstacle.initial', { share: number(obstacle.share), least: price(obstacle.least) })
}
