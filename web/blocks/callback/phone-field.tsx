import type { FormEvent } from 'react'
import { maskPhone } from '#domain/phone.ts'
import { Field } from '../../ui/field.tsx'

/** Keeps what is typed or pasted in the shape +7 (###) ###-##-## without moving the caret (R140). */
function reshape(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const kind = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
  const masked = maskPhone(
    input.value,
    input.selectionStart ?? input.value.length,
    kind === 'deleteContentForward',
  )
  if (masked.text === input.value) return
  input.value = masked.text
  input.setSelectionRange(masked.caret, masked.caret)
}

type PhoneFieldProps = { label: string; error?: string | undefined; defaultValue?: string | undefined }

/** The phone input. Without JavaScript any usual spelling is fine: the server reads them all. */
export function PhoneField({ label, error, defaultValue }: PhoneFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      defaultValue={defaultValue}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      required
      onInput={reshape}
    />
  )
}
