import './form-page.css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Address, pages } from '#contract/pages.ts'
import { ownAddress } from '#domain/own-address.ts'
import type { FormName } from '../../blocks/forms/form-names.ts'
import { companyWords } from '../../blocks/forms/company-words.ts'
import { sentWords } from '../../blocks/forms/form-words.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs, type Steps } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

type FormPageProps = {
  form: Exclude<FormName, 'application' | 'student'>
  /** The message of thanks, null while there is something to fill in. */
  sent: string | null
  title?: string
  /** Title and lead on the page, where they are not those of the form. */
  words?: { title: string; lead: string }
  description?: string
  /** The pages that this one belongs to, beside the home page. */
  above?: Steps
  /** Below the lead: the subject of the form. */
  aside?: ReactNode
  /** After the thanks. */
  after?: ReactNode
  /** The link after the thanks; by default the page with the form's link, else the home page. */
  next?: { to: Address; title: string } | undefined
  /** The page that search engines are to keep in the place of a form that there is once for every unit. */
  partOf?: Address
  /** Nothing to fill in: no search engine should keep it. */
  hidden?: boolean
  children: ReactNode
}

/**
 * A page of its own for a form: the plain way to it, and where an HTML post is answered. Thanks are for no search
 * engine.
 */
export function FormPage({
  form,
  sent,
  title,
  words,
  description,
  above,
  aside,
  after,
  next,
  partOf,
  hidden = false,
  children,
}: FormPageProps) {
  const { t, language } = useI18n()
  const { search } = useLocation()
  const company = useRootData()?.company
  const hours = company?.hours ?? ''
  const shown = words ?? {
    title: t(`${form}.page.title`),
    lead: companyWords(`${form}.lead`, { hours }, t),
  }
  const heading = title ?? shown.title
  const about = description ?? t(`${form}.page.description`)
  if (sent !== null) {
    const thanks = sentWords(form, sent, t, company)
    const from = new URLSearchParams(search).get('from')
    const back = from === null ? null : { to: ownAddress(from), title: t('callback.sent.back') }
    const on = next ?? back ?? { to: pages.home(language), title: t('callback.sent.home') }
    return (
      <div className="wrap form-page form-page-sent">
        <PageHead title={thanks.title} description={about} hidden />
        <div>
          <h1>{thanks.title}</h1>
          <p className="lead">{thanks.text}</p>
          {after}
          <Link className={buttonClass('outlined')} to={on.to}>
            {on.title}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className="wrap">
      <PageHead title={heading} description={about} partOf={partOf} hidden={hidden} />
      <PageBreadcrumbs steps={[...(above ?? []), { title: shown.title }]} />
      <div className="form-page">
        <div>
          <h1>
            <WholeWords text={shown.title} />
          </h1>
          <p className="lead">{shown.lead}</p>
          {aside}
        </div>
        {children}
      </div>
    </div>
  )
}
