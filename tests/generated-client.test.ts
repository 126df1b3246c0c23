import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { OpenAPIClientAxios, type Document, type OpenAPIClient } from 'openapi-client-axios'
import { parameterSchemas } from '#api/docs/json-schemas.ts'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { linkEndpoints } from '#contract/link-endpoints.ts'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { meetingToken } from '#leads/meetings/meeting-token.ts'
import { type SubscriptionPurpose, subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { exactly } from './helpers/servers/call-api.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { fillDatabase, makeHouse, makeLead, makeRow } from './helpers/databases/rows.ts'
import { sampleSite } from './helpers/servers/sample-api.ts'
import { sampleCall } from './helpers/sample-calls.ts'
import { startSite, temporaryFolder } from './helpers/servers/server.ts'

// The steps of a developer of another front end: take the document of a running site, generate a client, call.

const secret = 'a secret of the site, long enough for it'
const subscription = makeRow('subscriptions', {})
const watcher = makeRow('watchers', {})
const meeting = makeLead(9, { form: 'meets', idempotency_key: null })

/** A site of its own with the sample rows, on either engine. */
async function filledSite(t: TestContext, engine: Engine) {
  const settings = await emptyDatabase(t, engine)
  const db = openDatabase(settings)
  await migrate(db)
  const finished = { id: 99, handed_over_at: '2025-12-20', promised_year: 2025, promised_quarter: 4 }
  await fillDatabase(db, {
    ...sampleSite,
    houses: [...(sampleSite.houses ?? []), makeHouse(finished)],
    leads: [meeting],
    subscriptions: [subscription],
    watchers: [watcher],
    watches: [makeRow('watches', {})],
    watched_units: [makeRow('watched_units', {})],
  })
  await db.destroy()
  return startSite(t, {
    DATA_DIR: settings.dataDir || temporaryFolder(t),
    DATABASE_URL: settings.databaseUrl ?? '',
    SECRET_KEY: secret,
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '0',
    VISITOR_BOT: 'sample_homes_bot',
    VISITOR_BOT_TOKEN: '123456:AAE-sample_token_of_a_bot',
    // Nobody is there: what it is told waits.
    VISITOR_BOT_SERVER: 'http://127.0.0.1:1',
  })
}

/** The input of a call: the sample of its path, and for the links of letters a token of the running site. */
function inputOf({ endpoint }: ListedEndpoint) {
  const { params = {}, query = '', body } = sampleCall(endpoint)
  const token = (purpose: SubscriptionPurpose, { id }: { id: string } = subscription) => ({
    token: subscriptionToken(secret, purpose, id, new Date()),
  })
  const links: Readonly<Record<string, object>> = {
    [linkEndpoints.confirmSubscription.path]: token('confirm'),
    [linkEndpoints.leaveSubscription.path]: token('leave'),
    [linkEndpoints.ownMeeting.path]: { token: meetingToken(secret, meeting.id) },
    [linkEndpoints.confirmWatches.path]: token('confirm_watches', watcher),
    [linkEndpoints.ownWatches.path]: token('own_watches', watcher),
    [linkEndpoints.endWatches.path]: token('own_watches', watcher),
  }
  return {
    parameters: { ...params, ...Object.fromEntries(new URLSearchParams(query)) },
    body: links[endpoint.path] ?? body,
  }
}

/** The document's own examples of the query. */
function documentedQuery({ endpoint }: ListedEndpoint): Record<string, string> {
  const known = parameterSchemas(endpoint.query).flatMap(({ name, schema }) =>
    Array.isArray(schema.examples) ? [[name, schema.examples[0]]] : [],
  )
  return Object.fromEntries(known) as Record<string, string>
}

type Sent = { parameters: Record<string, string | number>; body?: unknown; headers?: Record<string, string> }

async function call(
  client: OpenAPIClient,
  { endpoint, name }: ListedEndpoint,
  { parameters, body, headers = {} }: Sent,
) {
  const operation = client[name] ?? assert.fail(`the client has no ${name}`)
  const response = await operation(parameters, body, {
    headers: { 'Accept-Language': 'kk', ...headers },
    validateStatus: () => true,
    ...(endpoint.file === undefined ? {} : { responseType: 'arraybuffer' }),
  })
  const data: unknown = response.data
  assert.equal(response.status, endpoint.success ?? 200, `${name}: ${JSON.stringify(data)}`)
  return { data, headers: response.headers }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`a client generated from the document makes every call on ${engine}, and every answer keeps the contract`, async (t) => {
    const site = await filledSite(t, engine)
    const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as Document
    const api = new OpenAPIClientAxios({ definition: document, withServer: { url: site.url } })
    const client = await api.init()
    for (const listed of allEndpoints) {
      const { endpoint, name } = listed
      const input = inputOf(listed)
      const { data, headers } = await call(client, listed, input)
      if (endpoint.file !== undefined) {
        assert.ok(endpoint.file.types.includes(String(headers['content-type'])), name)
        assert.ok((data as Buffer).length > 100, name)
        continue
      }
      const answer = exactly(endpoint.answer, data)
      const list = Array.isArray(answer) ? answer : (answer as { data?: unknown }).data
      if (Array.isArray(list))
        assert.ok(list.length > 0, `${name} answers an empty list, which proves nothing`)
      if (endpoint.files !== undefined) await sendFile(client, listed)
      if (endpoint.query !== undefined) {
        const parameters = { ...input.parameters, ...documentedQuery(listed) }
        exactly(endpoint.answer, (await call(client, listed, { parameters })).data)
      }
    }
    assert.doesNotMatch(site.output(), /"level":[56]0/)
  })
}

async function sendFile(client: OpenAPIClient, listed: ListedEndpoint): Promise<void> {
  const { parameters, body = {} } = inputOf(listed)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  for (const name of Object.keys(listed.endpoint.files ?? {})) {
    form.set(name, new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }), 'cv.pdf')
  }
  const headers = { 'Content-Type': 'multipart/form-data' }
  const { data } = await call(client, listed, { parameters, body: form, headers })
  exactly(listed.endpoint.answer, data)
}
