import { createHash } from 'node:crypto'
import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { atMost, leadLines, leadTitle, summaryTitle } from './lead-lines.ts'
import { answeredObject, postForm } from './post-json.ts'
import type { Attempt, ReceiverParts } from './send-lead.ts'

export type MacroCrmSettings = {
  /** Where the system is: `https://api.macroserver.ru`, `https://api.macro.sbercrm.com` or one of its own. */
  url: string
  /** The site as it is registered in MacroCRM, «Компания / Интеграции»: `example.kz`. */
  domain: string
  /** «Защищённый ключ» of that site (`app_secret`). A secret. */
  secret: string
  /** `buy`: a request to buy. `question`: a note. `callback`: MacroCRM calls the visitor at once. */
  action: 'buy' | 'question' | 'callback'
}

/** No limit is documented. */
const longestMessage = 15_000

/** What MacroCRM says of a wrong token. No other of its messages goes into the log: it may quote the visitor. */
const notAuthenticated = 'Request not authenticated'

/**
 * Posts a request to MacroCRM, `/estate/request/`, signed by domain, time and a secret (docs.macrodigital.ru, «Интеграция
 * с сайтом», of which address, signature and actions could be read in November 2026). That the fields are called
 * `name`, `phone`, `email`, `message` and `utm_…`, that they travel as a form, and what is answered
 * (`{success, estate_id}` or `{error, message}`, with status 200) is taken from clients in public code: try it by a
 * sample. Neither limits nor a key against repeats were found: a request whose answer was lost comes twice, with the
 * same number in its text.
 */
export function macroCrm(
  { url, domain, secret, action }: MacroCrmSettings,
  { now }: Pick<ReceiverParts, 'now'>,
) {
  const address = `${url.replace(/\/+$/, '')}/estate/request/`
  return async (request: OutgoingLead | OutgoingSummary, { signal }: Attempt): Promise<void> => {
    const time = String(Math.floor(now().getTime() / 1000))
    // The only signature that MacroCRM knows.
    const token = createHash('md5').update(`${domain}${time}${secret}`).digest('hex')
    const fields = 'requests' in request ? summaryFields(request) : requestFields(request)
    // A route may carry no personal data: an empty field would be a client without a name.
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
    const { status, text: body } = await postForm(address, { domain, time, token, action, ...given }, signal)
    const answer = answeredObject(body)
    const code = `status ${status}`
    if (status < 200 || status > 299) throw new DeliveryFailure({ code })
    if (isSet(answer['error']) || !isSet(answer['success'])) {
      const text =
        answer['message'] === notAuthenticated
          ? 'MacroCRM refuses the token: domain, secret or the clock is wrong'
          : 'MacroCRM did not take it'
      throw new DeliveryFailure({ code, text })
    }
  }
}

/** PHP answers true, 1 or a word. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== ''
}

function requestFields(request: OutgoingLead): Record<string, string> {
  const { name, phone, email, utm } = request
  return {
    name,
    phone,
    email,
    message: textOf(leadTitle(request), [request]),
    ...Object.fromEntries(
      Object.entries(utm).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
  }
}

/** MacroCRM knows one phone for a request: that of the first; the text has them all. */
function summaryFields(summary: OutgoingSummary): Record<string, string> {
  const [first] = summary.requests
  return {
    name: summaryTitle(summary),
    phone: first?.phone ?? '',
    message: textOf(summaryTitle(summary), summary.requests),
  }
}

function textOf(title: string, requests: readonly OutgoingLead[]): string {
  const texts = requests.map((request) =>
    leadLines(request)
      .map(([word, value]) => `${word}: ${value}`)
      .join('\n'),
  )
  return atMost([title, ...texts].join('\n\n'), longestMessage)
}
