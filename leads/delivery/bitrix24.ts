import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { leadLines, leadTitle, summaryTitle } from './lead-lines.ts'
import { postJson } from './post-json.ts'
import type { Attempt } from './send-lead.ts'

/** The portal no longer exists; every other error can be fixed. */
const finalError = 'PORTAL_DELETED'

/**
 * Makes an entry in the CRM with an incoming webhook of Bitrix24, `https://company.bitrix24.kz/rest/1/key`
 * (INTEROP 4). `origin` names this site among the systems that bring leads; with the lead's id it finds an entry. The method that adds knows no idempotency key, so a repeat looks first whether the entry is there.
 */
export function bitrix24({ url, origin }: { url: string; origin: () => Promise<string> }) {
  const call = (method: string, body: unknown, signal: AbortSignal) =>
    callBitrix(`${url.replace(/\/+$/, '')}/${method}`, body, signal)
  return async (lead: OutgoingLead | OutgoingSummary, { number, signal }: Attempt): Promise<void> => {
    const named = { ORIGINATOR_ID: await origin(), ORIGIN_ID: lead.id }
    if (number > 1) {
      const found = await call('crm.lead.list', { filter: named, select: ['ID'] }, signal)
      if (Array.isArray(found) && found.length > 0) return
    }
    const fields = { ...('requests' in lead ? summaryFields(lead) : entryFields(lead)), ...named }
    await call('crm.lead.add', { fields, params: { REGISTER_SONET_EVENT: 'Y' } }, signal)
  }
}

/** The `result` of a call. Errors come as `{error}` with a status of 4xx or 5xx, sometimes with 200. */
async function callBitrix(address: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const { status, text } = await postJson(address, JSON.stringify(body), {}, signal)
  const answer = parsed(text)
  if ('error' in answer || status < 200 || status > 299 || !('result' in answer)) {
    const code = errorCode(answer)
    const words = [`status ${status}`, ...(code === null ? [] : [code])].join(', ')
    throw new DeliveryFailure(words, { final: code === finalError })
  }
  return answer.result
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Only codes: `error_description` may quote the visitor's words. */
function errorCode(answer: object): string | null {
  const code = 'error' in answer ? answer.error : null
  return typeof code === 'string' && /^[A-Za-z_]{1,60}$/.test(code) ? code : null
}

/** The lead in Bitrix24's own words. */
function entryFields(lead: OutgoingLead): Record<string, unknown> {
  const { utm, about } = lead
  return {
    TITLE: leadTitle(lead),
    NAME: lead.name,
    STATUS_ID: 'NEW',
    SOURCE_ID: 'WEB',
    PHONE: [{ VALUE: lead.phone, VALUE_TYPE: 'WORK' }],
    ...(lead.email === '' ? {} : { EMAIL: [{ VALUE: lead.email, VALUE_TYPE: 'WORK' }] }),
    COMMENTS: comments(lead),
    ...(about.estate === null ? {} : { CURRENCY_ID: 'KZT', OPPORTUNITY: about.estate.price }),
    ...Object.fromEntries(
      Object.entries(utm).flatMap(([name, value]) => (value === null ? [] : [[name.toUpperCase(), value]])),
    ),
  }
}

/** One entry for all requests of a summary, with every phone once. */
function summaryFields(summary: OutgoingSummary): Record<string, unknown> {
  const phones = [...new Set(summary.requests.map(({ phone }) => phone))]
  return {
    TITLE: summaryTitle(summary),
    STATUS_ID: 'NEW',
    SOURCE_ID: 'WEB',
    PHONE: phones.map((phone) => ({ VALUE: phone, VALUE_TYPE: 'WORK' })),
    COMMENTS: summary.requests
      .map((lead) => `<b>${escaped(leadTitle(lead))}</b><br>${comments(lead)}`)
      .join('<br><br>'),
  }
}

/** The comment is HTML with BBCode there: the visitor's text must stay text (R419). */
function comments(lead: OutgoingLead): string {
  return leadLines(lead)
    .map(([word, value]) => `<b>${escaped(word)}:</b> ${escaped(value).replaceAll(/\r?\n/g, '<br>')}`)
    .join('<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;')
}
