import './watch.css'
import { useId } from 'react'
import { pages } from '#contract/pages.ts'
import { complaintOf } from '../../blocks/forms/form-words.ts'
import { GuardFields } from '../../blocks/forms/guard-fields.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/form/field.tsx'
import type { RefusedChat } from './chat-watch.server.ts'
import type { Watched } from './watch-data.server.ts'

/**
 * The form for messages in Telegram: a consent and a button, since the chat is known once «Start» is pressed there. Plain
 * HTML, with JavaScript too: what it answers is a page with a link.
 */
export function ChatForm({
  fields,
  query,
  refused,
}: Pick<Watched, 'fields'> & { query: string; refused: RefusedChat | undefined }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const company = useRootData()?.company
  const errorId = useId()
  const complaint = refused === undefined ? undefined : complaintOf('watch', refused, i18n, company)
  const error = complaint?.fields['consent']
  const link = t('callback.consent.link')
  const [before = '', after = ''] = t('watch.chat.consent').split('{link}')
  return (
    <form className="form form-on-paper" action={pages.watch(language, query)} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="chat" value="1" />
      <input type="hidden" name="consent_words" value={`\n${before}${link}${after}`} />
      <GuardFields token={refused?.formToken} />
      <ErrorLine error={complaint?.general} />
      <div className="form-consent">
        <label className="check">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            defaultChecked={refused?.isAgreed ?? false}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
          />
          <span>
            {before}
            <a href={pages.policy(language)} target="_blank" rel="noopener">
              {link}
            </a>
            {after}
          </span>
        </label>
        <ErrorLine id={errorId} error={error} />
      </div>
      <Button type="submit" look="filled" wide>
        {t('watch.chat.submit')}
      </Button>
    </form>
  )
}
