import { pages } from '#contract/pages.ts'
import { categories } from '#domain/categories.ts'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { SelectForm } from '../select-form.tsx'
import { promotionsSearch, type PromotionCriteria, promotionCriteriaOf } from './promotions-address.ts'

type PromotionFiltersProps = {
  criteria: PromotionCriteria
  projects: readonly { slug: string; name: string }[]
  totals: Readonly<Record<PromotionCriteria['state'], number>>
}

/** Whether promotions are current or over, with the number of each; their project; their category. */
export function PromotionFilters({ criteria, projects, totals }: PromotionFiltersProps) {
  const { t, language } = useI18n()
  const absent = useRootData()?.absent ?? []
  const address = (change: Partial<PromotionCriteria>) =>
    pages.promotions(language, promotionsSearch({ ...criteria, ...change }))
  const states = (['active', 'past'] as const).map((state) => ({
    title: t(`promo.${state}`),
    to: address({ state }),
    ...(totals[state] >= 0 && { count: totals[state] }),
    current: criteria.state === state,
  }))
  const project = {
    name: 'project',
    label: t('news.filter.project'),
    value: criteria.project ?? '',
    options: [
      { value: '', title: t('news.filter.project.any') },
      ...projects.map(({ slug, name }) => ({ value: slug, title: name })),
    ],
  }
  const category = {
    name: 'category',
    label: t('promo.filter.category'),
    value: criteria.category ?? '',
    options: [
      { value: '', title: t('promo.filter.category.any') },
      ...categories
        .filter((value) => !absent.includes(value) || value === criteria.category)
        .map((value) => ({ value, title: t(`category.${value}`) })),
    ],
  }
  return (
    <div className="contents-filters">
      <ChipLinks label={t('promo.state')} chips={states} />
      <SelectForm
        action={pages.promotions(language)}
        selects={[project, category]}
        to={(query) => pages.promotions(language, promotionsSearch(promotionCriteriaOf(query)))}
        kept={criteria.state === 'past' ? [['state', 'past']] : []}
      />
    </div>
  )
}
