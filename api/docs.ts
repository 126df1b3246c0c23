import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type AskApi, docsExamples } from './docs-examples.ts'
import { docsHtml } from './docs-html.ts'
import { docsStyle } from './docs-style.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

/** Nothing but its own style: no script, no picture, no frame, no other host. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * GET /api/docs: the manual for developers, with examples that the running API answered. They are asked for once
 * for each state of the content (`contentState`), so that the page costs no more than any other.
 */
export function docs(ask: AskApi, contentState: () => object, publicUrl: string | undefined) {
  const examplesOf = new WeakMap<object, ReturnType<typeof docsExamples>>()
  return new Hono<ApiEnv>().get('/api/docs', async (c) => {
    const state = contentState()
    const examples = examplesOf.get(state) ?? docsExamples(ask)
    examplesOf.set(state, examples)
    examples.catch(() => examplesOf.delete(state))
    const html = docsHtml(await examples, publicUrl ?? new URL(c.req.url).origin)
    return c.html(html, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'public, no-cache' })
  })
}
