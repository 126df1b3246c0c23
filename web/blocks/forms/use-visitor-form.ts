import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import { type FormBody, newAttempt, type Sending, sendForm, type Sent } from '../../data/send-form.ts'
import { formOutcome } from '../../data/form-outcome.ts'
import { noteLead } from '../../data/sent-leads.ts'
import { trackingFields } from '../../data/tracking.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { forms, type FormName } from './form-names.ts'
import { isAboutPage } from './form-words.ts'
import { honeypotField } from './guard-fields.tsx'

/** R128, R129. `message` is the API's. */
export type FormState =
  | { kind: 'idle' }
  /** `after` is why the last attempt was refused. */
  | { kind: 'submitting'; after?: ErrorBody | undefined }
  | { kind: 'sent'; message: string }
  | { kind: 'failed'; body: ErrorBody }

/**
 * The minimum milliseconds for which a form is busy: the second click of a double one must hit the busy button, not
 * the element the answer has put in its place.
 */
const shortestBusy = 350

type FormParts = {
  form: FormName
  /** Why an HTML post was refused. */
  refusal: ErrorBody | undefined
  /** The last step before sending, for forms whose fields depend on each other. */
  shape: ((fields: Record<string, unknown>) => Record<string, unknown>) | undefined
  /** How it goes to the API, for forms that bring a file. */
  send: ((body: FormBody, to: Sending) => Promise<Sent>) | undefined
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
export function useVisitorForm({
  form,
  refusal,
  shape,
  send = sendForm,
  element,
  title,
  returns,
}: FormParts) {
  const { language } = useI18n()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<FormState>(
    refusal === undefined ? { kind: 'idle' } : { kind: 'failed', body: refusal },
  )
  const [mended, setMended] = useState<readonly string[]>([])
  const isBusy = useRef(false)
  const attempt = useRef({ name: '', content: '' })
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
  function attemptFor(body: Record<string, unknown>): string {
    const content = JSON.stringify({ ...body, form_token: '' }, fileFacts)
    if (content !== attempt.current.content) attempt.current = { name: newAttempt(), content }
    return attempt.current.name
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // A second click may come before the first has been shown.
    if (isBusy.current) return
    isBusy.current = true
    const fields = bodyOf(event.currentTarget)
    const body = { ...trackingFields(), locale: language, ...(shape?.(fields) ?? fields) }
    setState((last) => ({ kind: 'submitting', after: last.kind === 'failed' ? last.body : undefined }))
    const [sent] = await Promise.all([
      send(body, { path: forms[form].endpoint.path, language, attempt: attemptFor(body) }),
      new Promise((resolve) => setTimeout(resolve, shortestBusy)),
    ])
    element.current?.dispatchEvent(new CustomEvent(formOutcome, { bubbles: true, detail: sent }))
    if (sent.ok) {
      attempt.current = { name: '', content: '' }
      if (form !== 'subscribe') noteLead()
    } else if (isAboutPage(sent.body)) await renew()
    isBusy.current = false
    setMended([])
    setState(sent.ok ? { kind: 'sent', message: sent.message } : { kind: 'failed', body: sent.body })
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

/** The identity of a file, in place of its content. */
function fileFacts(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}

/** The fields as the API takes them. Separators of the phone are taken out here as well as there (R141). */
function bodyOf(form: HTMLFormElement): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), ...unread(form) }
  return {
    ...fields,
    ...(typeof fields['phone'] === 'string' && { phone: fields['phone'].replaceAll(/[\s()-]/g, '') }),
    email: fields['email'] ?? '',
    consent: fields['consent'] === 'true',
    page_url: fields['page_url'] ?? location.href,
    referrer: document.referrer,
  }
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
