import './visitor-form.css'
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { isKnownId } from '#contract/known-id.ts'
import type { Address } from '#contract/pages.ts'
import type { Refusal } from '../../data/form-answer.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/form/field.tsx'
import { ConsentField } from './consent-field.tsx'
import { FormFieldsProvider } from './form-fields.ts'
import { type FormName, forms, shownFields } from './form-names.ts'
import { complaintOf, sentWords } from './form-words.ts'
import { GuardFields } from './guard-fields.tsx'
import type { Upload } from './use-form-action.ts'
import { type FormState, useVisitorForm } from './use-visitor-form.ts'

/**
 * The result of an HTML post: the reason of the refusal, the values of the fields, and its token where that is still
 * valid.
 */
export type RefusedForm = Refusal & {
  values: Readonly<Record<string, string>>
  formToken: string | undefined
}

/** The options of every form of the site. */
export type FormPlace = {
  /** The subject of the request; stored with it. */
  about?: Readonly<Record<string, string | number | undefined>> | undefined
  refused?: RefusedForm | undefined
  look?: 'on-paper' | 'on-spruce'
  /** Level of the title of the thanks, one below the title above the form. */
  level?: 2 | 3
  /** Where links lead that should bring the visitor into the form. */
  id?: string | undefined
  /** The further effect of «close» in the thanks, beside returning to the empty form (R128). */
  onClose?: (() => void) | undefined
  /** Where the thanks lead, on a page that has done its work with them: in the place of «close». */
  wayOn?: ReactNode
}

type VisitorFormProps = FormPlace & {
  form: FormName
  /** The page of the form: where it goes without JavaScript, and which then shows the same texts. */
  action: Address
  /** Sends a form that may bring a file, whose plain post is multipart. */
  upload?: Upload
  /** The form's own fields. */
  children: ReactNode
}

/** The one form of the site: its fields, consent, errors, thanks, and the ways to send it (R128–R130, R143, R204). */
export function VisitorForm({ upload, ...shown }: VisitorFormProps) {
  const { form, refused, onClose } = shown
  const element = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { state, mended, round, submit, mend, close } = useVisitorForm({
    form,
    refusal: refused,
    upload,
    element,
    title,
    returns: onClose === undefined,
  })
  return (
    <FormView
      {...shown}
      hasFile={upload !== undefined}
      state={state}
      mended={mended}
      round={round}
      element={element}
      title={title}
      onSubmit={(event) => void submit(event)}
      onInput={mend}
      onClose={() => {
        close()
        onClose?.()
      }}
    />
  )
}

type FormViewProps = Omit<VisitorFormProps, 'upload'> & {
  state: FormState
  hasFile?: boolean
  /** Names of the fields that were changed since the form was refused. */
  mended?: readonly string[]
  /** How many times the thanks were closed. */
  round?: number
  element?: RefObject<HTMLFormElement | null>
  title?: RefObject<HTMLHeadingElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
}

/** The content of a form in one of its states. */
export function FormView({ form, action, state, children, ...shown }: FormViewProps) {
  const {
    hasFile = false,
    mended = [],
    round = 0,
    element,
    title,
    onSubmit,
    onInput,
    onClose,
    wayOn,
    about,
    refused,
    look = 'on-paper',
    level = 3,
    id,
  } = shown
  const i18n = useI18n()
  const { t } = i18n
  const company = useRootData()?.company

  if (state.kind === 'sent') {
    const words = sentWords(form, state.message, t, company)
    const Title = level === 2 ? 'h2' : 'h3'
    return (
      <div className="form-sent">
        <Title tabIndex={-1} ref={title}>
          {words.title}
        </Title>
        <p>{words.text}</p>
        {wayOn ?? (
          <Button look={look === 'on-spruce' ? 'light' : 'outlined'} onClick={onClose}>
            {t('callback.sent.close')}
          </Button>
        )}
      </div>
    )
  }

  // A corrected or resent field no longer shows its error but keeps the line: the button stays under the finger.
  const refusal =
    state.kind === 'failed' ? state.refusal : state.kind === 'submitting' ? state.after : undefined
  const complaint = refusal === undefined ? undefined : complaintOf(form, refusal, i18n, company)
  const said = Object.entries(complaint?.fields ?? {})
  const errors = state.kind === 'failed' ? said.filter(([field]) => !mended.includes(field)) : []
  const refusedFields = said.map(([field]) => field)
  const isOfPost = state.kind === 'failed' && state.refusal === refused
  // An accepted request is not offered again (R130).
  const values = round === 0 ? (refused?.values ?? {}) : {}
  const hidden = Object.entries({ ...pick(values, [...forms[form].hidden, 'page_url']), ...about })
  return (
    <form
      ref={element}
      className={`form form-${look}`}
      id={id}
      data-form={form}
      tabIndex={-1}
      action={action}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={state.kind === 'submitting'}
      noValidate
    >
      <FormFieldsProvider
        value={{
          errors: Object.fromEntries(errors),
          refused: refusedFields,
          values,
          first: isOfPost ? shownFields(form).find((field) => refusedFields.includes(field)) : undefined,
        }}
      >
        {children}
        {hidden.map(
          ([name, value]) => isGiven(value) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <GuardFields token={isOfPost ? refused?.formToken : undefined} />
        <ErrorLine
          error={state.kind === 'failed' ? complaint?.general : undefined}
          keepsErrorLine={complaint?.general !== undefined}
        />
        <ConsentField form={form} />
      </FormFieldsProvider>
      <Button
        type="submit"
        look={look === 'on-spruce' ? 'light' : 'filled'}
        wide
        {...(state.kind === 'submitting' && { busy: t('callback.submitting') })}
      >
        {t(`${form}.submit`)}
      </Button>
      <output className="visually-hidden">{state.kind === 'submitting' && t('callback.submitting')}</output>
    </form>
  )
}

/** An id of 0 and below stands for one that another server did not give (A41). */
function isGiven(value: string | number | undefined): boolean {
  return typeof value === 'number' ? isKnownId(value) : value !== undefined
}

function pick(values: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
