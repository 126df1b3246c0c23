import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Name of the honeypot's field in a form. */
export const honeypotField = 'website'

/**
 * The fields of every form beside the visitor's input (A14): the token of the page, and a honeypot that people do not
 * see and robots fill in. `token` goes before the page's own.
 */
export function GuardFields({ token }: { token?: string | undefined }) {
  const { t } = useI18n()
  const root = useRootData()
  const formToken = token ?? root?.formToken ?? ''
  return (
    <>
      {formToken !== '' && <input type="hidden" name="form_token" value={formToken} />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('form.honeypot')}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
