import './watch.css'
import { botLink } from '#domain/visitor-bot.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { SubjectWords } from './subject.tsx'
import type { Watched } from './watch-data.server.ts'

/** The way into the bot, where «Start» confirms what was asked for (R1160). */
export type ShownChat = Pick<Watched, 'subject'> & { bot: string; start: string; qr: string }

/** A page with a link, a code for those whose Telegram is on a phone, and what to send where neither opens. */
export function ChatLink({ bot, start, qr, subject }: ShownChat) {
  const { t } = useI18n()
  const title = t('watch.chat.title')
  return (
    <div className="wrap watch-page">
      <PageHead title={title} description={t('watch.list.description')} hidden />
      <h1>{title}</h1>
      <p className="lead">{t('watch.chat.text')}</p>
      <div className="watch-about">
        <SubjectWords subject={subject} />
      </div>
      <a className={buttonClass('filled')} href={botLink(bot, start)} rel="noopener noreferrer">
        {t('watch.chat.open')}
      </a>
      <p className="watch-qr">
        <img src={qr} width={200} height={200} alt={t('watch.chat.qr.alt')} />
        {t('watch.chat.qr')}
      </p>
      <p className="watch-by-hand">
        {t('watch.chat.by_hand', { bot })} <code>/start {start}</code>
      </p>
    </div>
  )
}
