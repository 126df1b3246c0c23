import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import type { FailureText } from '#domain/staff/deliveries-russian.ts'
import { type AmoCrmAccess, amoCrmToken } from './amocrm-tokens.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { atMost, formWord, leadLines, leadTitle, summaryTitle } from './lead-lines.ts'
import { paced } from './paced.ts'
import { answeredObject, isObject, postJson } from './post-json.ts'
import type { Attempt, ReceiverParts } from './send-lead.ts'

export type AmoCrmSettings = {
  /** Address of the account, `https://company.amocrm.ru`. */
  url: string
  access: AmoCrmAccess
  /** Name of the site as staff read it in amoCRM, and the id of the source (`source_name`, `source_uid`). */
  source: string
  /** Id of a field of deals of the kind «text area» that takes the words of the request. */
  textField: number
  /** Id of the funnel; null for the main one. */
  pipeline: number | null
}

/** Of 7 that amoCRM allows; other programs use the account too. */
const callsPerSecond = 5

/** No limit of a text area is documented; this is a quarter of what MySQL's `text` holds. */
const longestText = 15_000

/**
 * Puts a request among the unsorted ones of amoCRM: `POST /api/v4/leads/unsorted/forms`
 * (amocrm.ru/developers/content/crm_platform/unsorted-api; the texts that could be read in November 2026 were its
 * beginning, Kommo's of the same call, and the client library of amoCRM). Staff accept it there, and amoCRM joins
 * clients by its own settings for duplicates.
 *
 * The documentation names no key against repeats: `request_id` only pairs the parts of one call, `source_uid` is the
 * id of a source, and what makes two «the same» that it would refuse is not said. So a request whose answer was lost
 * comes twice, with the same number in its name.
 *
 * 401: another token, once. 402: the account is not paid. 403: the account or this address is blocked, which too many
 * calls bring about. 429: more than 7 calls a second. All of them can be put right, so none is final.
 */
export function amoCrm(settings: AmoCrmSettings, parts: Pick<ReceiverParts, 'db' | 'now'>) {
  const url = settings.url.replace(/\/+$/, '')
  const token = amoCrmToken(url, settings.access, parts)
  const turn = paced(callsPerSecond)

  return async (request: OutgoingLead | OutgoingSummary, { signal }: Attempt): Promise<void> => {
    const body = JSON.stringify([unsorted(request, settings, parts.now())])
    const first = await token()
    let answer = await posted(body, first, signal)
    if (answer.status === 401) answer = await posted(body, await token(first), signal)
    if (answer.status < 200 || answer.status > 299) throw failure(answer)
    const embedded = answeredObject(answer.text)['_embedded']
    const made = isObject(embedded) ? embedded['unsorted'] : null
    if (!Array.isArray(made) || made.length === 0) {
      throw new DeliveryFailure({ code: `status ${answer.status}`, text: 'amoCRM took nothing' })
    }
  }

  async function posted(body: string, bearer: string, signal: AbortSignal) {
    await turn(signal)
    const headers = { Authorization: `Bearer ${bearer}` }
    return postJson(`${url}/api/v4/leads/unsorted/forms`, body, headers, signal)
  }
}

const meanings: Readonly<Record<number, FailureText>> = {
  401: 'amoCRM refuses the token',
  402: 'the account is not paid',
  403: 'the account or the address of this server is blocked',
  429: 'too many calls',
}

function failure({ status, text }: { status: number; text: string }): DeliveryFailure {
  const field = wrongField(text)
  const code = [`status ${status}`, ...(field === null ? [] : [field])].join(', ')
  const meaning = meanings[status]
  return new DeliveryFailure({ code, ...(meaning === undefined ? {} : { text: meaning }) })
}

/** The first field that amoCRM does not take, by its code and path; `detail` may quote the visitor. */
function wrongField(text: string): string | null {
  const list: unknown = answeredObject(text)['validation-errors']
  const first: unknown = Array.isArray(list) ? list[0] : null
  const errors = isObject(first) ? first['errors'] : null
  const error: unknown = Array.isArray(errors) ? errors[0] : null
  if (!isObject(error)) return null
  const { code, path } = error
  if (typeof code !== 'string' || !/^[A-Za-z]{1,60}$/.test(code)) return null
  return typeof path === 'string' && /^[a-z_\d.]{1,100}$/.test(path) ? `${code} ${path}` : code
}

type Field = { field_code: string } | { field_id: number }

function field(name: Field, value: string | null, kind: object = {}) {
  return value === null || value === '' ? [] : [{ ...name, values: [{ value, ...kind }] }]
}

/** One request among the unsorted ones. `ip` is left out: the address of a visitor goes to no receiver. */
function unsorted(
  request: OutgoingLead | OutgoingSummary,
  { source, textField, pipeline }: AmoCrmSettings,
  now: Date,
) {
  return {
    source_uid: source,
    source_name: source,
    ...(pipeline === null ? {} : { pipeline_id: pipeline }),
    ...('requests' in request ? summaryParts(request, textField, now) : requestParts(request, textField)),
  }
}

function requestParts(request: OutgoingLead, textField: number) {
  const { utm, about } = request
  const created_at = seconds(new Date(request.created_at))
  return {
    created_at,
    metadata: {
      form_id: request.form,
      form_name: formWord(request.form),
      form_page: request.page_url,
      form_sent_at: created_at,
      ...(request.referrer === '' ? {} : { referer: request.referrer }),
    },
    _embedded: {
      leads: [
        {
          name: nameOf(leadTitle(request), request.id),
          ...(about.estate === null ? {} : { price: about.estate.price }),
          custom_fields_values: [
            ...field({ field_id: textField }, textOf([request])),
            ...Object.entries(utm).flatMap(([name, value]) =>
              field({ field_code: name.toUpperCase() }, value),
            ),
          ],
        },
      ],
      ...contactsOf([request]),
    },
  }
}

function summaryParts(summary: OutgoingSummary, textField: number, now: Date) {
  const phones = new Map(summary.requests.map((request) => [request.phone, request]))
  return {
    created_at: seconds(now),
    metadata: {
      form_id: summary.form,
      form_name: summaryTitle(summary),
      form_page: '',
      form_sent_at: seconds(now),
    },
    _embedded: {
      leads: [
        {
          name: nameOf(summaryTitle(summary), summary.id),
          custom_fields_values: field({ field_id: textField }, textOf(summary.requests)),
        },
      ],
      ...contactsOf([...phones.values()].slice(0, 10)),
    },
  }
}

/** The clients; none where the route carries no personal data. */
function contactsOf(requests: readonly OutgoingLead[]) {
  const work = { enum_code: 'WORK' }
  const contacts = requests
    .filter(({ phone }) => phone !== '')
    .map(({ name, phone, email }) => ({
      name,
      custom_fields_values: [
        ...field({ field_code: 'PHONE' }, phone, work),
        ...field({ field_code: 'EMAIL' }, email, work),
      ],
    }))
  return contacts.length === 0 ? {} : { contacts }
}

/** With the number last, so that a request that came twice is known. */
function nameOf(title: string, id: string): string {
  return `${atMost(title, 200)} № ${id}`
}

function textOf(requests: readonly OutgoingLead[]): string {
  const texts = requests.map((request) =>
    leadLines(request)
      .map(([word, value]) => `${word}: ${value}`)
      .join('\n'),
  )
  return atMost(texts.join('\n\n'), longestText)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
