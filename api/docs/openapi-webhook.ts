import { schemaRef } from './json-schemas.ts'

/**
 * The server's message to LEADS_WEBHOOK_URL for every request of a visitor; those over the limit of their phone come
 * together, once an hour.
 */
export const leadWebhook = {
  operationId: 'leadWebhook',
  summary: 'A request of a visitor, sent to the receiver of the settings',
  description:
    'At least once: drop repeats by Idempotency-Key. Any 2xx means delivered, 410 that nothing more is wanted for this request; anything else is tried again, later and later.',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'The id of the request or summary, the same in every repeat',
      schema: { type: 'string' },
    },
    {
      name: 'X-Signature',
      in: 'header',
      required: true,
      description: 'sha256= and the HMAC-SHA-256 of the bytes of the body under LEADS_WEBHOOK_SECRET, in hex',
      schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
    },
    {
      name: 'Webhook-Id',
      in: 'header',
      required: true,
      description: 'The same as Idempotency-Key, under the name of standardwebhooks.com',
      schema: { type: 'string' },
    },
    {
      name: 'Webhook-Timestamp',
      in: 'header',
      required: true,
      description:
        'When this message was sent, in seconds of Unix time. Refuse one that is older than five minutes',
      schema: { type: 'string', pattern: '^[0-9]+$' },
    },
    {
      name: 'Webhook-Signature',
      in: 'header',
      required: true,
      description:
        'v1, and the HMAC-SHA-256 of Webhook-Id, Webhook-Timestamp and the body, with a dot between them, under LEADS_WEBHOOK_SECRET, in base64',
      schema: { type: 'string', pattern: '^v1,[0-9A-Za-z+/]{43}=$' },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: { anyOf: [schemaRef('OutgoingLead'), schemaRef('OutgoingSummary')] } },
    },
  },
  responses: {
    '2XX': { description: 'Delivered' },
    410: { description: 'Not wanted: this request is not sent again' },
    default: { description: 'Sent again later' },
  },
} as const
