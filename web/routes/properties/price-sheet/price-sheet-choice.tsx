import { pages } from '#contract/pages.ts'
import type { PriceSheet } from '#contract/price-sheet.ts'
import type { Category } from '#domain/categories.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Choices } from '../../../ui/form/choices.tsx'

type PriceSheetChoiceFormProps = { unit: { category: Category; slug: string }; sheet: PriceSheet }

/** What to count beside the flat: a form that leads to this page again, with the choice in its address (R1107). */
export function PriceSheetChoiceForm({
  unit,
  sheet: { finishes, spaces, chosen },
}: PriceSheetChoiceFormProps) {
  const { t, language } = useI18n()
  if (finishes.length === 0 && spaces.length === 0) return null
  return (
    <section className="price-part price-choice" aria-labelledby="price-choice">
      <h2 id="price-choice">{t('price_sheet.choice.title')}</h2>
      <form method="get" action={`${pages.estatePriceSheet(language, unit.category, unit.slug)}#price-once`}>
        {finishes.length > 0 && (
          <Choices
            label={t('price_sheet.choice.finish')}
            name="finish"
            defaultValue={chosen.finish ?? ''}
            options={[
              { value: '', title: t('price_sheet.choice.finish.none') },
              ...finishes.map(({ code, title }) => ({ value: code, title })),
            ]}
          />
        )}
        {spaces.length > 0 && (
          <div className="price-spaces">
            {spaces.map(({ category }) => (
              <Check key={category} name={category} value="1" defaultChecked={chosen[category]}>
                {t(`price_sheet.choice.${category}`)}
              </Check>
            ))}
          </div>
        )}
        <Button type="submit" look="outlined">
          {t('price_sheet.choice.submit')}
        </Button>
      </form>
    </section>
  )
}
