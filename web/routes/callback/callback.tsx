import './callback.css'
import { data, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { ApiFailure } from '#contract/ask.ts'
import { pages } from '#contract/pages.ts'
import { postCallback } from '#contract/feedback.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { CallbackForm } from '../../blocks/callback/callback-form.tsx'
import { pageContext } from '../../data/ask.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Route } from './+types/callback.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has('sent') }
}

/** The form as a plain HTML post, for visitors without JavaScript. A reload after success repeats nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { ask } = pageContext(context)
  const language = languageOfPath(url.pathname)
  const fields = await request.formData()
  const text = (name: string) => String(fields.get(name) ?? '')
  // A second try comes from this page, and still is about what the first one was about.
  const about = {
    complex_id: text('complex_id'),
    estate_id: text('estate_id'),
    page_url: text('page_url') || (request.headers.get('Referer') ?? ''),
  }
  try {
    await ask(postCallback, {
      name: text('name'),
      phone: text('phone'),
      email: '',
      // An unticked box sends nothing, and nothing would count as given for direct calls of the API.
      consent: text('consent') === 'true',
      locale: language,
      ...about,
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const typed = { name: text('name').slice(0, 80), phone: text('phone').slice(0, 40) }
    const refused = { body: error.body, about, ...typed }
    return data({ refused }, { status: error.status })
  }
  throw redirect(`${pages.callback(language)}?sent`, 303)
}

export default function CallbackPage() {
  const { sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { t, language } = useI18n()
  const hours = useRootData()?.company.hours ?? ''
  return (
    <div className="wrap callback-page">
      <PageHead
        title={sent ? t('callback.sent.title') : t('callback.page.title')}
        description={t('callback.page.description')}
        hidden
      />
      {sent ? (
        <div className="callback-page-sent">
          <h1>{t('callback.sent.title')}</h1>
          <p className="lead">{t('callback.sent.text', { hours })}</p>
          <Link className={buttonClass('outlined')} to={pages.home(language)}>
            {t('callback.sent.home')}
          </Link>
        </div>
      ) : (
        <>
          <div>
            <h1>{t('callback.page.title')}</h1>
            <p className="lead">{t('callback.lead', { hours })}</p>
          </div>
          <CallbackForm about={refused?.about} refused={refused} />
        </>
      )}
    </div>
  )
}
