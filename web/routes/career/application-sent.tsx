import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type ApplicationSentProps = {
  form: 'application' | 'student'
  /** Of the page that the application was sent from. */
  description: string
}

/** The thanks for an application that came as a plain HTML post: a page whose reload repeats nothing. */
export function ApplicationSent({ form, description }: ApplicationSentProps) {
  const { t } = useI18n()
  const title = t(`${form}.sent.title`)
  return (
    <div className="wrap career-sent">
      <PageHead title={title} description={description} hidden />
      <h1>{title}</h1>
      <p className="lead">{t(`${form}.sent.text`)}</p>
      <OtherVacancies />
    </div>
  )
}

/** The links after an application was sent. */
export function OtherVacancies() {
  const { t, language } = useI18n()
  return (
    <Link className={buttonClass('outlined')} to={pages.career(language)}>
      {t('career.sent.on')}
    </Link>
  )
}
