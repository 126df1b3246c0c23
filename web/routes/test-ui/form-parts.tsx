import type { ReactNode } from 'react'
import type { EstateCard } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { EmailField } from '../../blocks/forms/email-field.tsx'
import type { FormName as AnyForm } from '../../blocks/forms/form-names.ts'
import { PersonFields } from '../../blocks/forms/person-fields.tsx'
import type { FormState } from '../../blocks/forms/use-visitor-form.ts'
import { FormView } from '../../blocks/forms/visitor-form.tsx'
import { Message, QuestionForm } from '../../blocks/question/question-form.tsx'
import { Payment, ReserveForm } from '../../blocks/reserve/reserve-form.tsx'
import { SubscribeForm } from '../../blocks/subscribe/subscribe-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, State, type Words } from './part.tsx'

/** The forms that pages of several sections share. */
type FormName = Exclude<AnyForm, 'application' | 'student'>

/** The states of R128, R129, R143 and R204. */
const states: readonly { name: 'idle' | 'submitting' | 'sent' | 'failed' | 'refused'; state: FormState }[] = [
  { name: 'idle', state: { kind: 'idle' } },
  { name: 'submitting', state: { kind: 'submitting' } },
  { name: 'sent', state: { kind: 'sent', message: 'feedback.sent' } },
  {
    name: 'failed',
    state: {
      kind: 'failed',
      refusal: {
        body: {
          message: 'validation.failed',
          errors: {
            name: ['validation.name'],
            phone: ['validation.required', 'validation.phone'],
            consent: ['validation.consent'],
          },
        },
        retryAfter: null,
      },
    },
  },
  {
    name: 'refused',
    state: { kind: 'failed', refusal: { body: { message: 'feedback.unavailable' }, retryAfter: null } },
  },
]

/** The other forms that pages share, with the errors that only they have. They use their own texts, too. */
const others: readonly { form: FormName; sent: string; errors: Record<string, string[]> }[] = [
  {
    form: 'questions',
    sent: 'feedback.sent',
    errors: { email: ['validation.email'], message: ['validation.required'] },
  },
  { form: 'reserves', sent: 'feedback.sent', errors: { phone: ['validation.phone'] } },
  { form: 'subscribe', sent: 'subscribe.pending', errors: { email: ['validation.email'] } },
]

const ownFields: Readonly<Partial<Record<FormName, ReactNode>>> = {
  questions: (
    <>
      <PersonFields />
      <EmailField optional />
      <Message />
    </>
  ),
  reserves: (
    <>
      <PersonFields />
      <Payment />
    </>
  ),
  subscribe: <EmailField />,
}

/** The forms of the site. The first ones stay in their states and send nothing. */
export function FormParts({ words, estate }: { words: Words; estate: EstateCard | undefined }) {
  const { t, language } = useI18n()
  const titleOf = (form: FormName, state: string) => `${t(`${form}.page.title`)}: ${state}`
  const still = (
    state: FormState,
    look: 'on-paper' | 'on-spruce',
    form: FormName = 'callback',
  ): ReactNode => (
    <FormView
      form={form}
      action={pages.callback(language)}
      state={state}
      look={look}
      level={3}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => {}}
    >
      {ownFields[form] ?? <PersonFields />}
    </FormView>
  )
  return (
    <Part title={words.forms}>
      <div className="test-ui-columns">
        {states.map(({ name, state }) => (
          <State key={name} title={words[`form.${name}`]}>
            {still(state, 'on-paper')}
          </State>
        ))}
      </div>
      <State title={words['form.dark']}>
        <div className="test-ui-columns test-ui-spruce on-dark">
          {states.map(({ name, state }) => (
            <div key={name}>{still(state, 'on-spruce')}</div>
          ))}
        </div>
      </State>
      <State title={words['form.others']}>
        <div className="test-ui-columns">
          <QuestionForm />
          <SubscribeForm />
          {estate !== undefined && <ReserveForm about={{ estate_id: estate.id }} />}
        </div>
      </State>
      {others.map(({ form, sent, errors }) => (
        <div key={form} className="test-ui-columns">
          <State title={titleOf(form, words['form.submitting'])}>
            {still({ kind: 'submitting' }, 'on-paper', form)}
          </State>
          <State title={titleOf(form, words['form.failed'])}>
            {still(
              {
                kind: 'failed',
                refusal: { body: { message: 'validation.failed', errors }, retryAfter: null },
              },
              'on-paper',
              form,
            )}
          </State>
          <State title={titleOf(form, words['form.sent'])}>
            {still({ kind: 'sent', message: sent }, 'on-paper', form)}
          </State>
        </div>
      ))}
    </Part>
  )
}
