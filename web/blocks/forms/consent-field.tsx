import { useId } from 'react'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ErrorLine } from '../../ui/form/field.tsx'
import { useFormField } from './form-fields.ts'
import type { FormName } from './form-names.ts'

/** The terms of a form with their box, never ticked beforehand (A14, R144). Its words are those of the kept version. */
export function ConsentField({ form }: { form: FormName }) {
  const { t, language } = useI18n()
  const { error, keepsErrorLine, defaultValue, ...box } = useFormField('consent')
  const errorId = useId()
  const [before = '', after = ''] = t(`${form}.consent`).split('{link}')
  return (
    <div className="form-consent">
      {form === 'reserves' && <p>{t('reserves.terms')}</p>}
      <label className="check">
        <input
          type="checkbox"
          value="true"
          defaultChecked={defaultValue === 'true'}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          {...box}
        />
        <span>
          {before}
          <a href={pages.policy(language)} target="_blank" rel="noopener">
            {t('callback.consent.link')}
          </a>
          {after}
        </span>
      </label>
      <ErrorLine id={errorId} error={error} keepsErrorLine={keepsErrorLine} />
    </div>
  )
}
