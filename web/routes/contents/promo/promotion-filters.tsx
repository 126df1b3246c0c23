import { pages } from '#contract/pages.ts'
import { categories } from '#domain/categories.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { SelectForm } from '../select-form.tsx'
import { promotionsSearch, type PromotionWishes, promotionWishesOf } from './promotions-address.ts'

type PromotionFiltersProps = {
  wishes: PromotionWishes
  projects: readonly { slug: string; name: string }[]
  totals: Readonly<Record<PromotionWishes['state'], number>>
}

/** Whether promotions hold or are over, with how many of each; for which project; for what is sold. */
export function PromotionFilters({ wishes, projects, totals }: PromotionFiltersProps) {
  const { t, language } = useI18n()
  const address = (change: Partial<PromotionWishes>) =>
    pages.promotions(language, promotionsSearch({ ...wishes, ...change }))
  const states = (['active', 'past'] as const).map((state) => ({
    title: t(`promo.${state}`),
    to: address({ state }),
    count: totals[state],
    current: wishes.state === state,
  }))
  const project = {
    name: 'project',
    label: t('news.filter.project'),
    value: wishes.project ?? '',
    options: [
      { value: '', title: t('news.filter.project.any') },
      ...projects.map(({ slug, name }) => ({ value: slug, title: name })),
    ],
  }
  const category = {
    name: 'category',
    label: t('promo.filter.category'),
    value: wishes.category ?? '',
    options: [
      { value: '', title: t('promo.filter.category.any') },
      ...categories.map((value) => ({ value, title: t(`category.${value}`) })),
    ],
  }
  return (
    <div className="contents-filters">
      <ChipLinks label={t('promo.state')} chips={states} />
      <SelectForm
        action={pages.promotions(language)}
        selects={[project, category]}
        to={(query) => pages.promotions(language, promotionsSearch(promotionWishesOf(query)))}
        kept={wishes.state === 'past' ? [['state', 'past']] : []}
      />
    </div>
  )
}
