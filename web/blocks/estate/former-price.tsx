import type { EstateCard } from '#contract/estates.ts'
import { formerPrice } from '#domain/shown-price.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** The price before a reduction, struck out, beside the price of today. */
export function FormerPrice({ estate }: { estate: Pick<EstateCard, 'price' | 'price_old'> }) {
  const { t, price } = useI18n()
  const former = formerPrice(estate)
  return (
    former !== null && (
      <s>
        <span className="visually-hidden">{t('estate.price.old')} </span>
        {price(former)}
      </s>
    )
  )
}
