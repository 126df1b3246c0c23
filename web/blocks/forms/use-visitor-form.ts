import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Refusal, scriptFields } from '../../data/form-answer.ts'
import { formOutcome } from '../../data/form-outcome.ts'
import { noteLead } from '../../data/sent-leads.ts'
import { campaignFields } from '../../data/tracking.ts'
import type { FormName } from './form-names.ts'
import { isAboutPage } from './form-words.ts'
import { honeypotField } from './guard-fields.tsx'
import { type Upload, useFormAction } from './use-form-action.ts'

/** R128, R129. `message` is the API's. */
export type FormState =
  | { kind: 'idle' }
  /** `after` is why the last attempt was refused. */
  | { kind: 'submitting'; after?: Refusal | undefined }
  | { kind: 'sent'; message: string }
  | { kind: 'failed'; refusal: Refusal }

/**
 * The minimum milliseconds for which a form is busy: the second click of a double one must hit the busy button, not
 * the element the answer has put in its place.
 */
const shortestBusy = 350

type FormParts = {
  form: FormName
  /** Why an HTML post was refused. */
  refusal: Refusal | undefined
  upload: Upload | undefined
  element: RefObject<HTMLFormElement | null>
  /** The title of the thanks. */
  title: RefObject<HTMLElement | null>
  /** Whether reading goes on in the form when the thanks are closed, and not where it was opened from. */
  returns: boolean
}

/**
 * The way of a form with JavaScript: idle → submitting → sent, or back to idle with errors (R128–R130). The focus
 * goes to the title of the thanks, to the first wrong field, and after the thanks to the form itself.
 */
export function useVisitorForm({ form, refusal, upload, element, title, returns }: FormParts) {
  const send = useFormAction(upload)
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<FormState>(
    refusal === undefined ? { kind: 'idle' } : { kind: 'failed', refusal },
  )
  const [mended, setMended] = useState<readonly string[]>([])
  const isBusy = useRef(false)
  const attempt = useRef({ key: '', words: '' })
  /** How many times the thanks were closed. */
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (state.kind === 'sent') title.current?.focus()
    if (state.kind === 'failed') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state, element, title])
  useEffect(() => {
    if (round > 0 && returns) element.current?.focus({ preventScroll: true })
  }, [round, returns, element])

  /** The same words again are the same attempt, other words are another: the API may have kept the first (A14). */
  function keyFor(fields: FormData): string {
    const words = JSON.stringify([...fields].filter(([name]) => name !== 'form_token').map(wordOf))
    if (words !== attempt.current.words) attempt.current = { key: newKey(), words }
    return attempt.current.key
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // A second click may come before the first has been shown.
    if (isBusy.current) return
    isBusy.current = true
    const shown = event.currentTarget
    const fields = fieldsOf(shown)
    fields.set(scriptFields.key, keyFor(fields))
    fields.set(scriptFields.form, form)
    setState((last) => ({ kind: 'submitting', after: last.kind === 'failed' ? last.refusal : undefined }))
    const [sent] = await Promise.all([
      send(fields),
      new Promise((resolve) => setTimeout(resolve, shortestBusy)),
    ])
    if (sent === null) return sendAsHtml(shown, fields)
    element.current?.dispatchEvent(new CustomEvent(formOutcome, { bubbles: true, detail: sent }))
    if (sent.ok) {
      attempt.current = { key: '', words: '' }
      if (form !== 'subscribe') noteLead()
    } else if (isAboutPage(sent.body)) await renew()
    isBusy.current = false
    setMended([])
    setState(sent.ok ? { kind: 'sent', message: sent.message } : { kind: 'failed', refusal: sent })
  }

  /** The API's error of a field was about an earlier value than the present one (R129). */
  function mend({ target }: FormEvent<HTMLFormElement>): void {
    const { name = '' } = target as Partial<HTMLInputElement>
    setMended((last) => (last.includes(name) ? last : [...last, name]))
  }

  /** Gets the page a new token and empties the honeypot, which a helpful browser may have filled in. */
  async function renew(): Promise<void> {
    const honeypot = element.current?.elements.namedItem(honeypotField)
    if (honeypot instanceof HTMLInputElement) honeypot.value = ''
    await revalidate()
  }

  function close(): void {
    setState({ kind: 'idle' })
    setRound((last) => last + 1)
  }

  return { state, mended, round, submit, mend, close }
}

/** A field as the key of an attempt sees it: what tells one file from another stands for its content. */
function wordOf([name, value]: [string, FormDataEntryValue]): unknown[] {
  return value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value]
}

/** Pages without TLS have no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was typed, and what the page knows beside it. */
function fieldsOf(form: HTMLFormElement): FormData {
  const fields = new FormData(form)
  const known = {
    ...campaignFields(),
    ...unread(form),
    ...(!fields.has('page_url') && { page_url: location.href }),
    referrer: document.referrer,
  }
  for (const [name, value] of Object.entries(known)) fields.set(name, value)
  return fields
}

/** Sends the form as plain HTML, with all that goes along from a script: as the same attempt. */
function sendAsHtml(form: HTMLFormElement, fields: FormData): void {
  for (const [name, value] of fields) {
    const isThere = form.elements.namedItem(name) !== null || name === scriptFields.form
    if (isThere || typeof value !== 'string') continue
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  form.submit()
}

/**
 * A day or a number that the browser cannot read, like the 31st of February, is visible in its field and empty to
 * scripts. It goes as a wrong one, so that the API refuses it there and does not take the form without it.
 */
function unread(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement)
  return Object.fromEntries(
    inputs.filter(({ validity, value }) => validity.badInput && value === '').map(({ name }) => [name, '?']),
  )
}
