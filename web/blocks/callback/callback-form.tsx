import './callback-form.css'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ErrorBody } from '#contract/errors.ts'
import { pages } from '#contract/pages.ts'
import type { TextKey } from '#texts/texts.ts'
import { newAttempt, sendCallback } from '../../data/send-callback.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { phoneText } from '../../i18n/contact-words.ts'
import { PhoneField } from './phone-field.tsx'

type CallbackFormProps = {
  /** What the request is about; kept with it. */
  about?: Readonly<Record<string, string | number>> | undefined
  /** What an HTML post left behind: its errors and what had been typed. */
  refused?: { body: ErrorBody; name: string; phone: string } | undefined
  look?: 'on-paper' | 'on-spruce'
}

type State =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'sent' }
  | { kind: 'failed'; body: ErrorBody }

/**
 * Name, phone, consent: idle → submitting → sent, or back to idle with errors (R128–R130).
 * With JavaScript it asks the API; without, the same form posts to the callback page, which shows the same texts.
 */
export function CallbackForm({ about, refused, look = 'on-paper' }: CallbackFormProps) {
  const { t, language } = useI18n()
  const company = useRootData()?.company
  const [state, setState] = useState<State>(
    refused === undefined ? { kind: 'idle' } : { kind: 'failed', body: refused.body },
  )
  const consentErrorId = useId()
  const attempt = useRef('')
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.kind === 'sent') heading.current?.focus()
    if (state.kind === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.kind === 'submitting') return
    const fields = new FormData(event.currentTarget)
    attempt.current ||= newAttempt()
    setState({ kind: 'submitting' })
    const sent = await sendCallback(fields, language, attempt.current)
    if (sent.kind === 'sent') {
      attempt.current = ''
      setState({ kind: 'sent' })
      return
    }
    setState({ kind: 'failed', body: sent.kind === 'network' ? { message: 'feedback.network' } : sent.body })
  }

  if (state.kind === 'sent') {
    return (
      <div className="callback-sent">
        <h3 tabIndex={-1} ref={heading}>
          {t('callback.sent.title')}
        </h3>
        <p>{t('callback.sent.text', { hours: company?.hours ?? '' })}</p>
        <Button look={look === 'on-spruce' ? 'light' : 'outlined'} onClick={() => setState({ kind: 'idle' })}>
          {t('callback.sent.close')}
        </Button>
      </div>
    )
  }

  const body = state.kind === 'failed' ? state.body : undefined
  const say = (key: string) => t(key as TextKey, { phone: phoneText(company?.phone ?? '') })
  const errorOf = (field: string) => body?.errors?.[field]?.map(say).join(', ')
  // A message without fields of its own stands above the consent (R204).
  const shown = ['name', 'phone', 'consent']
  const general = body !== undefined && !shown.some((field) => body.errors?.[field] !== undefined)
  return (
    <form
      ref={form}
      className={`callback-form callback-${look}`}
      action={pages.callback(language)}
      method="post"
      onSubmit={(event) => void submit(event)}
      aria-busy={state.kind === 'submitting'}
      noValidate
    >
      <Field
        label={t('callback.name')}
        error={errorOf('name')}
        defaultValue={refused?.name}
        name="name"
        autoComplete="given-name"
        placeholder={t('callback.name.placeholder')}
        maxLength={80}
        required
      />
      <PhoneField label={t('callback.phone')} error={errorOf('phone')} defaultValue={refused?.phone} />
      {Object.entries(about ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {general && <FieldError>{say(body.message)}</FieldError>}
      <div className="callback-consent">
        <label className="check">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            aria-invalid={errorOf('consent') === undefined ? undefined : true}
            aria-describedby={errorOf('consent') === undefined ? undefined : consentErrorId}
          />
          <span>
            {t('callback.consent')}{' '}
            <a href={pages.policy(language)} target="_blank" rel="noopener">
              {t('callback.consent.link')}
            </a>
          </span>
        </label>
        {errorOf('consent') !== undefined && (
          <FieldError id={consentErrorId}>{errorOf('consent')}</FieldError>
        )}
      </div>
      <Button
        type="submit"
        look={look === 'on-spruce' ? 'light' : 'filled'}
        wide
        {...(state.kind === 'submitting' && { busy: t('callback.submitting') })}
      >
        {t('callback.submit')}
      </Button>
    </form>
  )
}
