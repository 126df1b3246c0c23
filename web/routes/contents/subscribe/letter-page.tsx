import './letter-page.css'
import { type Address, pages } from '#contract/pages.ts'
import type { TextKey } from '#texts/texts.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { Link } from '../../../ui/link.tsx'
import type { LetterLink } from './letter-link.server.ts'

type LetterPageProps = {
  deed: 'confirm' | 'leave'
  link: LetterLink
  /** Where the button posts to: this page without the token in its address. */
  action: Address
  /** Why the button did not help, as a message key, and the token it was pressed with. */
  refused: { message: string; token: string } | undefined
}

/** The page behind a link of a letter: a question with one button, then the answer. Works as plain HTML. */
export function LetterPage({ deed, link, action, refused }: LetterPageProps) {
  const { t, language } = useI18n()
  if (link.kind === 'done' && refused === undefined) {
    return (
      <div className="wrap letter-page">
        <Head title={t(`subscribe.${deed}.done.title`)} />
        <h1>{t(`subscribe.${deed}.done.title`)}</h1>
        <p className="lead">{t(`subscribe.${deed}.done.text`)}</p>
        <Link className={buttonClass('outlined')} to={pages.home(language)}>
          {t('callback.sent.home')}
        </Link>
      </div>
    )
  }
  const token = refused?.token ?? (link.kind === 'ask' ? link.token : '')
  const message = refused?.message ?? (token === '' ? 'validation.link' : undefined)
  return (
    <div className="wrap letter-page">
      <Head title={t(`subscribe.${deed}.title`)} />
      <h1>{t(`subscribe.${deed}.title`)}</h1>
      {message === undefined && <p className="lead">{t(`subscribe.${deed}.text`)}</p>}
      {message !== undefined && <FieldError>{t(words(message))}</FieldError>}
      {isWorthTrying(message) ? (
        <form action={action} method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t(`subscribe.${deed}.submit`)}</Button>
        </form>
      ) : (
        <Link
          className={buttonClass('outlined')}
          to={deed === 'confirm' ? pages.subscribe(language) : pages.home(language)}
        >
          {t(deed === 'confirm' ? 'subscribe.again' : 'callback.sent.home')}
        </Link>
      )}
    </div>
  )
}

function Head({ title }: { title: string }) {
  const { t } = useI18n()
  return <PageHead title={title} description={t('subscribe.description')} hidden />
}

/** A refused link stays refused; any other failure may be over in a minute. */
function isWorthTrying(message: string | undefined): boolean {
  return message === undefined || !message.startsWith('validation.')
}

/** The text of a refusal; our own failures are shown without details. */
function words(message: string): TextKey {
  if (message === 'validation.link_expired') return message
  return message.startsWith('validation.') ? 'validation.link' : 'subscribe.unavailable'
}
