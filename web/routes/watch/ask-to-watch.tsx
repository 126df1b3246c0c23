import { pages } from '#contract/pages.ts'
import { subjectAddress } from '#contract/watch-address.ts'
import { EmailField } from '../../blocks/forms/email-field.tsx'
import { type RefusedForm, VisitorForm } from '../../blocks/forms/visitor-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { FormPage } from '../forms/form-page.tsx'
import { WayBack } from '../forms/way-back.tsx'
import { ChatForm } from './chat-form.tsx'
import type { RefusedChat } from './chat-watch.server.ts'
import { SubjectWords } from './subject.tsx'
import type { Watched } from './watch-data.server.ts'

type AskToWatchProps = Watched & {
  /** The query of the page. */
  query: string
  /** The message of thanks, null while there is something to fill in. */
  sent: string | null
  refused: RefusedForm | undefined
  /** Whether the visitor has chosen Telegram. */
  isByChat: boolean
  refusedChat: RefusedChat | undefined
}

/** The form: a mailbox, or a chat where the company has a bot, beside what will be told there. */
export function AskToWatch(props: AskToWatchProps) {
  const { subject, fields, query, sent, refused, isByChat, refusedChat } = props
  const { t, language } = useI18n()
  const bot = subject.telegram_bot
  const byChat = [query, 'by=telegram'].filter(Boolean).join('&')
  const to = subjectAddress(subject, language)
  return (
    <FormPage
      form="watch"
      sent={sent}
      hidden
      {...(isByChat && {
        words: { title: t('watch.page.title'), lead: t('watch.chat.lead', { bot: bot ?? '' }) },
      })}
      above={[{ title: subject.title, to }]}
      next={{ to, title: subject.title }}
      aside={<About {...props} />}
    >
      <div className="watch-ways">
        {bot && (
          <ChipLinks
            label={t('watch.chat.ways')}
            chips={[
              { title: t('watch.chat.mail'), to: pages.watch(language, query), current: !isByChat },
              { title: t('watch.chat.telegram'), to: pages.watch(language, byChat), current: isByChat },
            ]}
          />
        )}
        {isByChat ? (
          <ChatForm fields={fields} query={byChat} refused={refusedChat} />
        ) : (
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
        )}
      </div>
    </FormPage>
  )
}

/** What will be told, and about what. */
function About({ subject, hasMeans, isHeld, unread }: Watched) {
  const { t, language } = useI18n()
  const { kind, category } = subject
  return (
    <section className="watch-about">
      <h2>{t('watch.about')}</h2>
      <SubjectWords subject={subject} />
      <p>{t(isHeld ? 'watch.told.held' : `watch.told.${kind}`)}</p>
      {unread.length > 0 && <p>{t('watch.unread.part', { parts: unread.join(', ') })}</p>}
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
