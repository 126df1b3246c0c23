import { createHmac } from 'node:crypto'
import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { crmOrigin } from '#database/leads/crm-origin.ts'
import { inTurn } from '#database/leads/receiver-turns.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { atMost, leadLines, leadTitle, summaryTitle } from './lead-lines.ts'
import { answeredObject, isObject, postJson } from './post-json.ts'
import type { Attempt, ReceiverParts } from './send-lead.ts'

export type Bitrix24Settings = {
  /** The incoming webhook with its key, `https://company.bitrix24.kz/rest/1/key`. A secret; it needs the right `crm`. */
  url: string
  /** What a request becomes. A portal in the simple mode has no leads. */
  item: 'lead' | 'deal'
  /** Id of the funnel of deals (`categoryId`); null for the general one. Leads have no funnels. */
  funnel: number | null
  /** Id of the employee who is responsible; null for the one whose webhook it is. */
  responsible: number | null
  /** Code of a source of the portal (`crm.status.list` with `ENTITY_ID: SOURCE`); null for `WEB`. */
  source: string | null
}

type Fields = Record<string, unknown>
type Call = (method: string, body: Fields) => Promise<Fields>

const lead = 1
const deal = 2
const contact = 3

/** The portal no longer exists; every other error can be fixed. */
const finalError = 'PORTAL_DELETED'

/** `crm.duplicate.findbycomm` takes 20 numbers, and each phone is looked for in two notations. */
const maxPhones = 10

/** Characters that the fields of an item take; a longer one may refuse the whole item. All of it is in the comment. */
const longest = { title: 255, name: 50, value: 250 }

/** Of a comment with many requests. It is a `text`, for which no number is documented. */
const longestComment = 15_000

/**
 * Makes a lead or a deal of a request, by `crm.item.add` of Bitrix24 (apidocs.bitrix24.com, read in November 2026).
 *
 * `originatorId` and `originId`, the name of this site and the number of the request, find it again: the method that
 * adds knows no key against repeats, so a repeat looks first (`crm.item.list`).
 *
 * A client is known by the phone. A deal always has a contact: the oldest with this phone, else a new one. One process
 * at a time looks for a phone and makes its contact, since nothing in the portal keeps two calls from making two. A lead
 * gets the contact when there is one; else it has name and phone itself, as the portal wants it: with a contact it would
 * count as that of a returning client, and the contact is made of it when staff convert it.
 *
 * Limits: 2 calls a second (5 on Enterprise) with 50 (250) at once, then 503 QUERY_LIMIT_EXCEEDED; too much time for one
 * method, 429 OPERATION_TIME_LIMIT. Both are tried again later.
 */
export function bitrix24(settings: Bitrix24Settings, { db, now }: Pick<ReceiverParts, 'db' | 'now'>) {
  const address = settings.url.replace(/\/+$/, '')
  const entityTypeId = settings.item === 'lead' ? lead : deal
  return async (request: OutgoingLead | OutgoingSummary, { number, signal }: Attempt): Promise<void> => {
    const call: Call = (method, body) => callBitrix(`${address}/${method}`, body, signal)
    const named = { originatorId: await crmOrigin(db), originId: request.id }
    if (number > 1) {
      const { items } = await call('crm.item.list', { entityTypeId, filter: named, select: ['id'] })
      if (Array.isArray(items) && items.length > 0) return
    }
    const common = {
      ...named,
      sourceId: settings.source ?? 'WEB',
      ...(settings.responsible === null ? {} : { assignedById: settings.responsible }),
    }
    const fields = {
      ...('requests' in request ? summaryFields(request) : requestFields(request)),
      ...common,
      ...(settings.item === 'deal' && settings.funnel !== null ? { categoryId: settings.funnel } : {}),
      ...(await clientFields(request, common, call)),
    }
    await add(call, entityTypeId, fields)
  }

  /** Who asks: contacts by their ids, or for a lead of a new client name and phone. */
  async function clientFields(
    request: OutgoingLead | OutgoingSummary,
    common: Fields,
    call: Call,
  ): Promise<Fields> {
    if ('requests' in request) {
      const all = new Set(request.requests.map(({ phone }) => phone))
      const phones = [...all].filter((phone) => phone !== '').slice(0, maxPhones)
      if (phones.length === 0) return {}
      const known = await contactsOf(phones, call)
      if (known.length > 0) return { contactIds: known }
      // A summary comes after requests that were within the limit, and these have made the contact of a deal.
      return settings.item === 'deal' ? {} : { fm: phones.map((phone) => multifield('PHONE', phone)) }
    }
    // A route may carry no personal data.
    if (request.phone === '') return {}
    const person = {
      name: atMost(request.name, longest.name),
      fm: [
        multifield('PHONE', request.phone),
        ...(request.email === '' || request.email.length > longest.value
          ? []
          : [multifield('EMAIL', request.email)]),
      ],
    }
    if (settings.item === 'lead') {
      const [known] = await contactsOf([request.phone], call)
      return known === undefined ? person : { contactIds: [known] }
    }
    const turn = await inTurn(db, contactKey(address, request.phone), now, async () => {
      const [known] = await contactsOf([request.phone], call)
      if (known !== undefined) return known
      return add(call, contact, { ...common, ...person })
    })
    if (turn === null) throw new DeliveryFailure('another request of this phone is under way')
    return { contactIds: [turn.result] }
  }
}

/** Names a phone without saying it; the address of the webhook is a secret. */
function contactKey(address: string, phone: string): string {
  return `contact:${createHmac('sha256', address).update(phone).digest('hex')}`
}

/** Ids of the contacts with these phones, the oldest first. */
async function contactsOf(phones: readonly string[], call: Call): Promise<number[]> {
  const values = phones.flatMap((phone) => [phone, ...withEight(phone)])
  const found = await call('crm.duplicate.findbycomm', { entity_type: 'CONTACT', type: 'PHONE', values })
  const ids = Array.isArray(found['CONTACT']) ? found['CONTACT'].map(Number) : []
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0).toSorted((one, other) => one - other)
}

/** `87011234567` of `+77011234567`: staff write numbers so, and how the search compares them is not documented. */
function withEight(phone: string): string[] {
  return /^\+7\d{10}$/.test(phone) ? [`8${phone.slice(2)}`] : []
}

function multifield(typeId: 'PHONE' | 'EMAIL', value: string) {
  return { typeId, valueType: 'WORK', value }
}

/** The `result` of a call. Errors come as `{error}` with a status of 4xx or 5xx, sometimes with 200. */
async function callBitrix(address: string, body: Fields, signal: AbortSignal): Promise<Fields> {
  const { status, text } = await postJson(address, JSON.stringify(body), {}, signal)
  const answer = answeredObject(text)
  if ('error' in answer || status < 200 || status > 299 || !('result' in answer)) {
    const code = errorCode(answer)
    const codes = [`status ${status}`, ...(code === null ? [] : [code])].join(', ')
    throw new DeliveryFailure({ code: codes }, { final: code === finalError })
  }
  // Nothing found is an empty list in place of an object.
  return isObject(answer['result']) ? answer['result'] : {}
}

/** Makes an item and returns its id. An answer without one is not the word of a portal. */
async function add(call: Call, entityTypeId: number, fields: Fields): Promise<number> {
  const { item } = await call('crm.item.add', { entityTypeId, fields })
  const id = isObject(item) ? Number(item['id']) : 0
  if (!Number.isSafeInteger(id) || id <= 0) throw new DeliveryFailure('no id of the new item came')
  return id
}

/** Only codes: `error_description`, and an `error` in words, may quote the visitor. */
function errorCode({ error }: Fields): string | null {
  return typeof error === 'string' && /^[A-Za-z0-9_]{1,60}$/.test(error) ? error : null
}

/** The request in Bitrix24's own words. */
function requestFields(request: OutgoingLead): Fields {
  const { utm, about } = request
  return {
    title: atMost(leadTitle(request), longest.title),
    comments: comments(request),
    // By hand: else the portal counts the sum of the products in the item, and there are none.
    ...(about.estate === null
      ? {}
      : { currencyId: 'KZT', opportunity: about.estate.price, isManualOpportunity: 'Y' }),
    ...known({
      utmSource: utm.utm_source,
      utmMedium: utm.utm_medium,
      utmCampaign: utm.utm_campaign,
      utmContent: utm.utm_content,
      utmTerm: utm.utm_term,
    }),
  }
}

function known(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

/** One item for all requests of a summary. */
function summaryFields(summary: OutgoingSummary): Fields {
  const all = summary.requests.map((request) => `[B]${plain(leadTitle(request))}[/B]\n${comments(request)}`)
  return { title: summaryTitle(summary), comments: shortened(all) }
}

/** Whole requests as long as there is room: a mark that is cut in two would colour the rest. */
function shortened(parts: readonly string[]): string {
  let text = ''
  for (const part of parts) {
    if (text.length + part.length > longestComment) return `${text}…`
    text += `${part}\n\n`
  }
  return text.trimEnd()
}

function comments(request: OutgoingLead): string {
  return leadLines(request)
    .map(([word, value]) => `[B]${word}:[/B] ${plain(value)}`)
    .join('\n')
}

/**
 * Comments know BBCode, and portals of one's own that are older show them as HTML: what a visitor writes must be a mark
 * of neither (R419). Signs that look alike stand in place of those that begin a mark; no way to escape is documented.
 */
function plain(text: string): string {
  return text
    .replaceAll('[', '［')
    .replaceAll(']', '］')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll(/&(?=#?\w+;)/g, '＆')
}
