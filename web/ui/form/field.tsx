import './field.css'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { FieldError } from './field-error.tsx'
import { Icon } from '../icon.tsx'

type ErrorLineProps = {
  id?: string
  /** Already translated and joined (R143); empty means that all is fine. */
  error?: string | undefined
  /** Whether an error that is gone leaves its place empty, so that nothing moves under the visitor's hand. */
  keepsErrorLine?: boolean
}

/** The place of an error. */
export function ErrorLine({ id, error = '', keepsErrorLine = false }: ErrorLineProps) {
  const [last, setLast] = useState(error)
  if (error !== '' && error !== last) setLast(error)
  if (error !== '') return <FieldError {...(id !== undefined && { id })}>{error}</FieldError>
  if (!keepsErrorLine || last === '') return null
  return (
    <span className="field-error field-error-gone" aria-hidden="true">
      <Icon name="alert" />
      <span>{last}</span>
    </span>
  )
}

type Beside = Omit<ErrorLineProps, 'id'> & {
  label: string
  /** A help text beneath, which may come and go: screen readers hear it when it comes. */
  hint?: ReactNode
}

/** The parts around a control: its label above, help and error beneath, tied together for screen readers. */
function useBeside({ label, error = '', keepsErrorLine = false, hint }: Beside) {
  const id = useId()
  const wrong = error !== ''
  const described = [wrong && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return {
    control: {
      id,
      'aria-invalid': wrong ? true : undefined,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    },
    above: (
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
    ),
    beneath: (
      <>
        <ErrorLine id={`${id}-error`} error={error} keepsErrorLine={keepsErrorLine} />
        {hint !== undefined && (
          <output className="field-hint" id={`${id}-hint`}>
            {hint}
          </output>
        )}
      </>
    ),
  }
}

type FieldProps = ComponentProps<'input'> & Beside

/** A labelled input with its error beneath. */
export function Field({ label, error, keepsErrorLine = false, hint, ...input }: FieldProps) {
  const { control, above, beneath } = useBeside({ label, error, keepsErrorLine, hint })
  return (
    <div className="field">
      {above}
      <input {...input} {...control} className="input" />
      {beneath}
    </div>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & Beside

/** A labelled box for several lines, which grows with them. */
export function TextArea({ label, error, keepsErrorLine = false, hint, ...area }: TextAreaProps) {
  const { control, above, beneath } = useBeside({ label, error, keepsErrorLine, hint })
  return (
    <div className="field">
      {above}
      <textarea {...area} {...control} className="input input-lines" />
      {beneath}
    </div>
  )
}
