import { createHmac } from 'node:crypto'
import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Attempt } from './send-lead.ts'
import { postJson } from './post-json.ts'

/** The receiver wants no more messages, ever (RFC 9110, 410 Gone). Every other error can be fixed. */
const gone = 410

type WebhookSettings = { url: string; secret: string; now: () => Date }

/**
 * Posts the lead, or a summary of several, as JSON, signed. `Idempotency-Key` is the lead's id: a receiver that has
 * it already answers 2xx and drops the repeat. Any 2xx means delivered. `Webhook-Signature` covers the time too, as
 * standardwebhooks.com has it, so that a message that was overheard cannot be sent again later (R419).
 */
export function webhook({ url, secret, now }: WebhookSettings) {
  return async (lead: OutgoingLead | OutgoingSummary, { signal }: Attempt): Promise<void> => {
    const body = webhookBody(lead)
    const time = Math.floor(now().getTime() / 1000)
    const headers = {
      'Idempotency-Key': lead.id,
      'X-Signature': webhookSignature(secret, body),
      'Webhook-Id': lead.id,
      'Webhook-Timestamp': String(time),
      'Webhook-Signature': `v1,${hmac(secret, `${lead.id}.${time}.${body}`).toString('base64')}`,
    }
    const { status } = await postJson(url, body, headers, signal)
    if (status < 200 || status > 299) {
      throw new DeliveryFailure({ code: `status ${status}` }, { final: status === gone })
    }
  }
}

/** For a lead the very text that `npm run leads -- list --json` prints. */
export function webhookBody(lead: OutgoingLead | OutgoingSummary): string {
  return JSON.stringify(lead)
}

/** Value of `X-Signature`: HMAC-SHA-256 of the bytes of the body, in hex. */
export function webhookSignature(secret: string, body: string): string {
  return `sha256=${hmac(secret, body).toString('hex')}`
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
