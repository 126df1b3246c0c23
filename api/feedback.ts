import { type Context, Hono } from 'hono'
import { type Callback, postCallback } from '#contract/feedback.ts'
import { acceptLead, type IntakeParts, LeadNotKept, type LeadRequest } from '#leads/intake.ts'
import type { ApiEnv } from './api-env.ts'
import { Failure, refusedFields } from './failures.ts'
import { languageOf } from './read-answer.ts'
import { readFields } from './request-fields.ts'

/** POST /api/feedback/callback: 201 once the request is on disk (A14, A19). */
export function feedback(parts: IntakeParts) {
  return new Hono<ApiEnv>().post(postCallback.path, async (c) => {
    const body = await readBody(c)
    const { id } = await kept(parts, {
      form: 'callback',
      body,
      idempotencyKey: idempotencyKey(c),
      address: c.env?.clientAddress ?? '',
      language: languageOf(c),
      page: (c.req.header('referer') ?? '').slice(0, 2000),
    })
    const answer = { data: { id }, message: 'feedback.sent' }
    return c.json(answer, postCallback.success, { 'Cache-Control': 'no-store' })
  })
}

async function readBody(c: Context): Promise<Callback> {
  const parsed = postCallback.body.safeParse(await readFields(c.req.raw))
  if (!parsed.success) throw refusedFields(parsed.error.issues)
  return parsed.data
}

/** Null without a key. Longer ones than any client makes are cut, so that they still mean the same. */
function idempotencyKey(c: Context): string | null {
  return c.req.header('idempotency-key')?.trim().slice(0, 200) || null
}

async function kept(parts: IntakeParts, request: LeadRequest) {
  try {
    return await acceptLead(parts, request)
  } catch (error) {
    if (!(error instanceof LeadNotKept)) throw error
    throw new Failure(503, 'feedback.unavailable', undefined, { cause: error })
  }
}
