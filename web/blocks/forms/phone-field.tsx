import { type RefObject, useEffect, useRef, useState } from 'react'
import { isForeignPhone } from '#domain/foreign-phone.ts'
import { useRootData } from '../../data/root-data.ts'
import { phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Field } from '../../ui/form/field.tsx'
import { companyWords } from './company-words.ts'
import { useFormField } from './form-fields.ts'

/** The phone input. Without JavaScript any usual spelling is fine: the server reads them all. */
export function PhoneField() {
  const { t } = useI18n()
  const company = useRootData()?.company
  const contact = company?.email || phoneText(company?.phone ?? '')
  const { error, keepsErrorLine, defaultValue = '', ...field } = useFormField('phone')
  const [isForeign, setForeign] = useState(isForeignPhone(defaultValue))
  const input = useRef<HTMLInputElement>(null)
  const [isExtra, setExtra] = useState(false)
  useMask(input, setExtra)
  const foreign = isForeign ? companyWords('validation.phone_foreign', { contact }, t) : ''
  const extra = isExtra ? t('callback.phone.extra') : ''
  return (
    <Field
      {...field}
      label={t('callback.phone')}
      // A foreign number is not a typing mistake: other digits do not help.
      error={keepsErrorLine ? foreign || extra || error : error}
      keepsErrorLine={keepsErrorLine}
      hint={keepsErrorLine ? '' : foreign || extra}
      defaultValue={defaultValue}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      required
      ref={input}
      onInput={(event) => setForeign(isForeignPhone(event.currentTarget.value))}
    />
  )
}

/**
 * Masks the field from the visitor's first action in its form (R140): until then the code is not needed. A number in it
 * is of such an action already.
 */
function useMask(field: RefObject<HTMLInputElement | null>, onExtra: (isExtra: boolean) => void): void {
  useEffect(() => {
    const input = field.current
    const form = input?.form ?? null
    if (input === null || form === null) return
    let isGone = false
    let end = () => {}
    const begin = async () => {
      try {
        const { maskPhoneField } = await import('./phone-mask.ts')
        if (!isGone) end = maskPhoneField(input, onExtra)
      } catch {
        // The server reads every usual spelling.
      }
    }
    if (form.contains(document.activeElement) || input.value !== '') void begin()
    else form.addEventListener('focusin', () => void begin(), { once: true })
    return () => {
      isGone = true
      end()
    }
  }, [field, onExtra])
}
