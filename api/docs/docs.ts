import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { type AskApi, docsExamples, docsWrites } from './docs-examples.ts'
import { docsHtml } from './docs-html.ts'
import { docsStyle } from './docs-style.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

/** Only its own style: no script, no picture, no frame, no other host. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that was made, for an address of the site and a day: examples name days to come. */
type MadePage = { origin: string; day: string; html: Promise<string> }

/**
 * GET /api/docs, where /api leads: the manual for developers, with examples that the running API answered. It is made
 * once for each state of the content (`contentState`), so that the page costs no more than any other.
 */
export function docs(ask: AskApi, contentState: () => object, publicUrl: string | undefined) {
  const pages = new WeakMap<object, MadePage>()

  async function make(origin: string, now: Date): Promise<string> {
    return docsHtml(new Map([...(await docsExamples(ask)), ...docsWrites(now)]), origin)
  }

  const calls = new Hono<ApiEnv>().get('/api', (c) => c.redirect('/api/docs'))
  return calls.get('/api/docs', async (c) => {
    const state = contentState()
    const origin = publicUrl ?? new URL(c.req.url).origin
    const now = new Date()
    const day = dayInKazakhstan(now)
    const held = pages.get(state)
    const page = held?.origin === origin && held.day === day ? held : { origin, day, html: make(origin, now) }
    pages.set(state, page)
    page.html.catch(() => pages.delete(state))
    const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'public, no-cache' }
    return c.html(await page.html, 200, headers)
  })
}
