import type { Context } from 'hono'
import type { z } from 'zod'
import { LinkRefused } from '#leads/subscriptions/subscriptions.ts'
import { Failure, refusedFields } from '../http/failures.ts'
import { readFields } from '../http/request-fields.ts'

/** Answers to forms and to links of letters are nobody's to keep. */
export const unkept = { 'Cache-Control': 'no-store' }

/** The body of a call; refuses what the contract does not take. */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await readFields(c.req.raw))
  if (!parsed.success) throw refusedFields(parsed.error.issues)
  return parsed.data
}

/** When to try again after a failed write, in seconds: the words ask for a few minutes. */
const pause = { 'Retry-After': '60' }

/** A failed write is 503, and does not count towards the limits. Nothing is kept, so it may be tried again (A14). */
export async function done<T>(work: Promise<T>, giveBack: () => Promise<void> = async () => {}): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof LinkRefused) throw refusedLink(error)
    await giveBack()
    throw new Failure(503, 'subscribe.unavailable', undefined, { cause: error, headers: pause })
  }
}

function refusedLink({ expired }: LinkRefused): Failure {
  const key = expired ? 'validation.link_expired' : 'validation.link'
  return new Failure(422, 'validation.failed', { token: [key] })
}
