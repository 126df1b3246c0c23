import type { EstatePlan } from '#contract/estate-plans.ts'
import { pages } from '#contract/pages.ts'
import { PaymentLine } from '../../../blocks/estate/payment-line.tsx'
import { estateKind, statusKey } from '../../../i18n/estate-words.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'

/** Flats by plan: the drawing, the number of flats, the lowest price, the floors. */
export function PlansView({ plans }: { plans: readonly EstatePlan[] }) {
  return (
    <ul className="lattice plan-lattice">
      {plans.map((plan, index) => (
        <li key={plan.key}>
          <PlanCard plan={plan} eager={index < 2} />
        </li>
      ))}
    </ul>
  )
}

/** One plan. The whole card leads to its flats. */
function PlanCard({ plan, eager }: { plan: EstatePlan; eager: boolean }) {
  const i18n = useI18n()
  const { t, count, shortPrice, language } = i18n
  const { first, complexes } = plan
  return (
    <article className="estate-card">
      <div className="estate-card-head">
        <h3>
          <Link to={pages.listing(language, first.category, plan.query)}>
            {t('estate.title', { name: estateKind(first, t), area: areas(plan, i18n) })}
          </Link>
        </h3>
      </div>
      <div className="estate-card-plan">
        {plan.plan === null ? (
          <p>{t('views.plan.none')}</p>
        ) : (
          <img
            src={plan.plan.card}
            width={plan.plan.width}
            height={plan.plan.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <p className="estate-card-price">
        {plan.price_from === null
          ? t(statusKey(first.status === 'free' ? 'request' : first.status))
          : t('common.from', { value: shortPrice(plan.price_from) })}
      </p>
      <PaymentLine estate={plan} />
      <p className="plan-card-count figures">
        {t('views.plan.units', { count: count(plan.count, 'category.flat.count') })}
      </p>
      <p className="estate-card-facts">
        <span>
          <span className="visually-hidden">{t('views.plan.projects')}: </span>
          {complexes.length > 2
            ? count(complexes.length, 'projects.lead.projects')
            : complexes.map(({ name }) => name).join(', ')}
        </span>
        <span>{floors(plan, t)}</span>
      </p>
    </article>
  )
}

/** «61.4 м²», «от 61.4 до 62.1 м²». */
function areas({ area_from: from, area_to: to }: EstatePlan, { t, area, number }: I18n): string {
  return from === to ? area(from) : t('home.rooms.range', { from: number(from, 2), to: area(to) })
}

/** «5 этаж», «2–9 этажи». */
function floors({ floor_from: from, floor_to: to }: EstatePlan, t: I18n['t']): string {
  return from === to ? t('views.plan.floor', { floor: from }) : t('views.plan.floors', { from, to })
}
