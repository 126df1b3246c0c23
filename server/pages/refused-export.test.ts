import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { refusedExport } from './refused-export.ts'

const { path } = endpoints.exportCalculation
const site = 'https://site.example'

/** A browser's request from this page, and the site's answer made from the API's. */
async function answerTo(answer: () => Response, headers: Record<string, string>, language = 'kk') {
  const app = new Hono().post(path, refusedExport).all('/api/*', answer)
  return app.request(`${site}${path}?page_language=${language}`, {
    method: 'POST',
    body: new URLSearchParams({ type: 'mortgage' }),
    headers: { Accept: 'text/html,*/*;q=0.8', ...headers },
  })
}

const refusal = (errors?: Record<string, string[]>, status = 422) =>
  Response.json({ message: 'no', ...(errors && { errors }) }, { status })

test('R318 a refused file leads back to the calculator that asked for it, with why', async () => {
  const page = pages.installment('en')
  const Referer = `${site}${page}?price=1000000&refused=later`
  const reasons: [answer: () => Response, reason: string][] = [
    [() => refusal({ estate_id: ['no'] }), 'estate_id'],
    [() => refusal({ program_id: ['no'] }), 'program_id'],
    [() => refusal({ price: ['no'] }), 'later'],
    [() => refusal(undefined, 429), 'later'],
    [() => new Response('<p>broken', { status: 502 }), 'later'],
  ]
  for (const [answer, reason] of reasons) {
    const { status, headers } = await answerTo(answer, { Referer })
    assert.equal(status, 303)
    assert.equal(headers.get('location'), `${page}?price=1000000&refused=${reason}#export`)
    assert.equal(headers.get('cache-control'), 'no-store')
  }
})

test('R318 it never leads elsewhere than to a calculator of this site', async () => {
  for (const Referer of ['', 'https://evil.example/', `${site}//evil.example`, `${site}/kk/callback?x=1`]) {
    const { headers } = await answerTo(() => refusal({}), { Referer })
    assert.equal(headers.get('location'), `${pages.mortgage('kk')}?refused=later#export`)
  }
})

test('R318 programs get the answer of the API, and a file is a file', async () => {
  const json = await answerTo(() => refusal({ price: ['no'] }), { Accept: 'application/json' })
  assert.equal(json.status, 422)
  assert.deepEqual(await json.json(), { message: 'no', errors: { price: ['no'] } })
  const body = await answerTo(() => refusal({}), { 'Content-Type': 'application/json' })
  assert.equal(body.status, 422)
  assert.equal(await (await answerTo(() => new Response('PDF'), {})).text(), 'PDF')
})
