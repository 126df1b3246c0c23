import { createContext, use } from 'react'

/** The form's data for its fields. */
export type FormFields = {
  /** Translated and joined; undefined where the field is fine. */
  errors: Readonly<Record<string, string>>
  /** Names of the fields that the last refusal was about, also of those that were changed since. */
  refused: readonly string[]
  /** The field values of a refused HTML post. */
  values: Readonly<Record<string, string>>
  /** The first wrong field of a refused HTML post: it takes the focus as the page opens, without JavaScript too. */
  first: string | undefined
}

const FormContext = createContext<FormFields>({ errors: {}, refused: [], values: {}, first: undefined })

export const FormFieldsProvider = FormContext.Provider

/** The props of a field from the form around it. Spread them over the control. */
export function useFormField(name: string) {
  const { errors, refused, values, first } = use(FormContext)
  return {
    name,
    error: errors[name],
    keepsErrorLine: refused.includes(name),
    defaultValue: values[name],
    autoFocus: first === name,
  }
}
