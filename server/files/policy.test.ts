import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Hono } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { silentLog } from '#api/http/log.ts'
import { documentThread } from '#documents/document-thread.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { type ApiSource, createApiClient } from '../api-client/api-client.ts'
import { httpApi } from '../api-client/http-api.ts'
import { policyDocuments } from './policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'

const documents = documentThread()
after(documents.close)

/** The policy over an API that knows the company; `renew` changes its phone, `say` its words, `close` stops the API. */
function site() {
  let [phone, open] = ['+7 727 000 10 10', true]
  let said: { key: string; content: string }[] = []
  let forget = () => {}
  const source: ApiSource = {
    async call(endpoint) {
      if (!open) throw new ApiFailure(503, { message: 'error.unexpected' })
      if (endpoint === getLocalizations) return { data: said }
      return { data: { company: { name: 'Sample', phone, email: 'a@kerege.example', hours: '' } } }
    },
    lifetime: 60_000,
    onChange: (clear) => (forget = clear),
  }
  const policy = policyDocuments(createApiClient(source), documents, { leads: 1095, cv: 180 })
  return {
    app: new Hono<ServerContext>().get('*', policy),
    renew: (to: string) => {
      phone = to
      forget()
    },
    say: (words: Record<string, string>) => {
      said = Object.entries(words).map(([key, content]) => ({ key, content }))
      forget()
    },
    close: () => {
      open = false
      forget()
    },
  }
}

test('R58 the policy opens in the browser, in the language of its address', async () => {
  const { app } = site()
  for (const [path, language] of [
    ['/policy.pdf', 'ru'],
    ['/kk/policy.pdf', 'kk'],
    ['/en/policy.pdf', 'en'],
  ] as const) {
    const response = await app.request(path)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('Content-Type'), 'application/pdf')
    assert.equal(response.headers.get('Content-Disposition'), `inline; filename="policy-${language}.pdf"`)
    assert.equal(response.headers.get('Content-Language'), language)
    // Not `bytes()`: the adapter of the HTTP server replaces Response with a class whose `bytes` throws.
    const bytes = new Uint8Array(await response.arrayBuffer())
    assert.equal(response.headers.get('Content-Length'), String(bytes.length))
    assert.equal(readPdf(bytes).language.slice(0, 2), language)
  }
})

test('who holds the policy gets 304 until the contacts change', async () => {
  const { app, renew } = site()
  const tagOf = async () => (await app.request('/policy.pdf')).headers.get('ETag') ?? ''
  const tag = await tagOf()
  assert.match(tag, /^"[\w-]{22}"$/)
  const again = await app.request('/policy.pdf', { headers: { 'If-None-Match': `W/${tag}` } })
  assert.deepEqual([again.status, again.headers.get('ETag'), await again.text()], [304, tag, ''])
  renew('+7 727 000 20 20')
  const changed = await app.request('/policy.pdf', { headers: { 'If-None-Match': tag } })
  assert.equal(changed.status, 200)
  assert.ok(
    readPdf(new Uint8Array(await changed.arrayBuffer()))
      .pages.join('')
      .replace(/\s/g, ' ')
      .includes('+7 727 000 20 20'),
  )
})

test('R691 the document has the words that the site says, as soon as they change', async () => {
  const { app, say } = site()
  const first = (await app.request('/en/policy.pdf')).headers.get('ETag')
  say({ 'policy.text': '## Ours\n\nAsk {operator}.', 'policy.version': '2027-03-04' })
  const response = await app.request('/en/policy.pdf')
  assert.notEqual(response.headers.get('ETag'), first)
  const words = readPdf(new Uint8Array(await response.arrayBuffer()))
    .pages.join(' ')
    .replace(/\s+/g, ' ')
  assert.match(words, /4 March 2027 ?1\. Ours ?Ask Sample\./)
})

test('HEAD tells of the policy without sending it', async () => {
  const response = await site().app.request('/kk/policy.pdf', { method: 'HEAD' })
  assert.deepEqual([response.status, await response.text()], [200, ''])
  assert.ok(Number(response.headers.get('Content-Length')) > 10_000)
})

test('R498 R58 while the contacts cannot be had the policy stands without them, not to be kept', async () => {
  const { app, close } = site()
  close()
  const response = await app.request('/kk/policy.pdf')
  assert.deepEqual([response.status, response.headers.get('Cache-Control')], [200, 'no-store'])
  assert.equal(readPdf(new Uint8Array(await response.arrayBuffer())).language.slice(0, 2), 'kk')
})

/** The policy over another server that answers every call with this. */
function siteOver(answer: () => Response | Promise<Response>) {
  const source = httpApi(async () => answer(), silentLog)
  return new Hono<ServerContext>().get(
    '*',
    policyDocuments(createApiClient(source), documents, { leads: 1095, cv: 180 }),
  )
}

test('R58 R345 A41 the policy stands on a server that tells nothing of the company', async () => {
  const answers: Record<string, () => Response | Promise<Response>> = {
    'an empty object': () => Response.json({}),
    'no data': () => Response.json({ data: null }),
    'no such call': () => Response.json({ message: 'Not found' }, { status: 404 }),
    'the fields of the specification': () => specificationServer('/api/dictionaries', 'GET', 'ru'),
    'an empty company': () => Response.json({ data: { company: {} } }),
  }
  for (const [what, answer] of Object.entries(answers))
    for (const path of ['/policy.pdf', '/kk/policy.pdf', '/en/policy.pdf']) {
      const response = await siteOver(answer).request(path)
      assert.equal(response.status, 200, `${path}: ${what}`)
      assert.equal(response.headers.get('Content-Type'), 'application/pdf')
    }
})

test('R498 R58 A41 the policy stands where the data of the company fail or cannot be read, not to be kept', async () => {
  const answers: Record<string, () => Response | Promise<Response>> = {
    'status 500': () => Response.json({ message: 'Server Error' }, { status: 500 }),
    silence: () =>
      Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    'cut off': () => new Response('{"data":{"comp'),
    text: () => Response.json({ data: 'text' }),
  }
  for (const [what, answer] of Object.entries(answers)) {
    const response = await siteOver(answer).request('/policy.pdf')
    assert.deepEqual([response.status, response.headers.get('Cache-Control')], [200, 'no-store'], what)
    assert.equal(response.headers.get('Content-Type'), 'application/pdf')
  }
})

test('R345 the policy tells what is known of the company', async () => {
  const company = { phone: '+7 727 000 10 10' }
  const response = await siteOver(() => Response.json({ data: { company } })).request('/en/policy.pdf')
  const text = readPdf(new Uint8Array(await response.arrayBuffer()))
    .pages.join('')
    .replace(/\s/g, ' ')
  assert.ok(text.includes('+7 727 000 10 10'))
})
