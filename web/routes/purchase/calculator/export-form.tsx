import './export-form.css'
import { useLocation } from 'react-router'
import { endpoints, formLanguage } from '#contract/endpoints.ts'
import { exportPlace, exportRefusalName, exportRefusals } from '#contract/export-refusals.ts'
import { tellGoal } from '../../../data/goals.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import type { CalculatorType, Reckoned } from '../../../blocks/payment/reckoned.ts'

/**
 * The schedule as a PDF to print and as a table (R195): a plain form, which the API answers with a file.
 * A refused one leads back here with why (R318).
 */
export function ExportForm({
  type,
  price,
  reckoned,
  estate,
}: {
  type: CalculatorType
  price: number
  reckoned: Reckoned
  /** The unit to name in the file. */
  estate: number | undefined
}) {
  const { t, language } = useI18n()
  const refusal = new URLSearchParams(useLocation().search).get(exportRefusalName)
  const refused = exportRefusals.find((reason) => reason === refusal)
  const { programme, calculation } = reckoned
  const tell = (format: 'pdf' | 'csv') => tellGoal({ goal: 'calc_export', calculator: type, format, price })
  const fields = {
    type,
    price,
    initial_payment: calculation.initial,
    months: calculation.months,
    program_id: programme.id,
    locale: language,
    ...(estate !== undefined && { estate_id: estate }),
  }
  return (
    <form
      className="export-form"
      id={exportPlace}
      method="post"
      action={`${endpoints.exportCalculation.path}?${formLanguage}=${language}`}
      aria-label={t('calculator.export')}
    >
      {refused !== undefined && (
        <p className="export-form-refused" role="alert">
          {t(`calculator.export.refused.${refused}`)}
        </p>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          type="submit"
          look="outlined"
          name="format"
          value={format}
          onClick={() => tell(format)}
        >
          {t(`calculator.export.${format}`)}
        </Button>
      ))}
    </form>
  )
}
