import { useId, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ErrorLine } from '../../ui/form/field.tsx'
import { useFormField } from './form-fields.ts'
import type { FormName } from './form-names.ts'

/**
 * The terms of a form with their box, never ticked beforehand (A14, R144). The form says what it showed, so that the
 * consent is kept with these words (R690); other words need another tick.
 */
export function ConsentField({ form }: { form: FormName }) {
  const { t, language } = useI18n()
  const { error, keepsErrorLine, defaultValue, ...box } = useFormField('consent')
  const errorId = useId()
  const link = t('callback.consent.link')
  const [before = '', after = ''] = t(`${form}.consent`).split('{link}')
  const terms = form === 'reserves' ? t('reserves.terms') : ''
  const words = `${terms}\n${before}${link}${after}`
  // The same words in another language keep the tick (R93).
  const [shown, setShown] = useState({ language, words, turn: 0 })
  if (shown.words !== words)
    setShown({ language, words, turn: shown.turn + (shown.language === language ? 1 : 0) })
  return (
    <div className="form-consent">
      {terms !== '' && <p>{terms}</p>}
      <input type="hidden" name="consent_words" value={words} />
      <label className="check">
        <input
          key={shown.turn}
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
            {link}
          </a>
          {after}
        </span>
      </label>
      <ErrorLine id={errorId} error={error} keepsErrorLine={keepsErrorLine} />
    </div>
  )
}
