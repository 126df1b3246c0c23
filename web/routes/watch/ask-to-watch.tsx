import { pages } from '#contract/pages.ts'
import { EmailField } from '../../blocks/forms/email-field.tsx'
import { type RefusedForm, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { WayBack } from '../forms/way-back.tsx'
import { subjectPage, SubjectWords } from './subject.tsx'
import type { Watched } from './watch-data.server.ts'

type AskToWatchProps = Watched & {
  /** The query of the page. */
  query: string
  /** The message of thanks, null while there is something to fill in. */
  sent: string | null
  refused: RefusedForm | undefined
}

/** The form: a mailbox, beside what will be told to it. */
export function AskToWatch({ subject, fields, hasMeans, query, sent, refused }: AskToWatchProps) {
  const { language } = useI18n()
  const to = subjectPage(subject, language)
  return (
    <FormPage
      form="watch"
      sent={sent}
      hidden
      above={[{ title: subject.title, to }]}
      next={{ to, title: subject.title }}
      aside={<About subject={subject} hasMeans={hasMeans} />}
    >
      <VisitorForm
        form="watch"
        action={pages.watch(language, query)}
        about={fields}
        refused={refused}
        level={2}
        wayOn={<WayBack />}
      >
        <EmailField />
      </VisitorForm>
    </FormPage>
  )
}

/** What will be told, and about what. */
function About({ subject, hasMeans }: Pick<Watched, 'subject' | 'hasMeans'>) {
  const { t, language } = useI18n()
  const { kind, category } = subject
  return (
    <section className="watch-about">
      <h2>{t('watch.about')}</h2>
      <SubjectWords subject={subject} />
      <p>{t(`watch.told.${kind}`)}</p>
      {hasMeans && <p>{t('watch.means')}</p>}
      {kind === 'listing' && category !== null && (
        <p>
          <a className="text-link" href={pages.listing(language, category, subject.query, '/changes.xml')}>
            {t('watch.feed')}
          </a>
        </p>
      )}
    </section>
  )
}
