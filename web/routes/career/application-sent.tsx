import { Link } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'

type ApplicationSentProps = {
  form: 'application' | 'student'
  back: Address
  /** Of the page that the application was sent from. */
  description: string
}

/** The thanks for an application that came as a plain HTML post: a page whose reload repeats nothing. */
export function ApplicationSent({ form, back, description }: ApplicationSentProps) {
  const { t } = useI18n()
  const title = t(`${form}.sent.title`)
  return (
    <div className="wrap career-sent">
      <PageHead title={title} description={description} hidden />
      <h1>{title}</h1>
      <p className="lead">{t(`${form}.sent.text`)}</p>
      <Link className={buttonClass('outlined')} to={back}>
        {t(`${form}.sent.back`)}
      </Link>
    </div>
  )
}
