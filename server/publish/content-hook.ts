import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { E_TIMEOUT } from 'async-mutex'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TimeoutError } from '#database/with-timeout.ts'
import { senderPlaces } from '#leads/uploads/sender-places.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { steadyBodies } from '../middleware/steady-bodies.ts'

/** Where a forge tells that something was pushed. */
export const contentHookPath = '/hooks/content'

/** A push of hundreds of commits is described in less; a longer one comes with the timer. Bytes. */
const longestBody = 2 * 1024 * 1024

/**
 * A body is read before anybody knows who sends it: so many at a time and from one address, and a forge is a server with
 * a line to match. Milliseconds, bytes a second.
 */
const usual = {
  pace: { silence: 10_000, rate: 50_000 },
  places: { all: 8, each: 2, timeoutMs: 5_000 },
}

const headers = { 'Cache-Control': cachePolicy.failure.lifetime }

/**
 * The webhook of the content's repository (R892): a call that knows the secret asks for a publication and gets 202 at
 * once. GitHub, Gitea and Forgejo sign the body with it (`X-Hub-Signature-256`), GitLab sends the secret itself
 * (`X-Gitlab-Token`). Without a secret there is no such address. A call that is sent again brings what is newest then,
 * so an old signature does no harm.
 */
export function contentHook(
  secret: string | null,
  ask: () => void = () => {},
  { pace, places }: typeof usual = usual,
): Hono<ServerContext> {
  const hook = new Hono<ServerContext>()
  if (secret === null) return hook
  const inPlace = senderPlaces(places)
  const paced = steadyBodies(pace)
  const limited = bodyLimit({
    maxSize: longestBody,
    onError: (c) => c.text('This is too long', 413, headers),
  })

  /** What a forge has signed, or why it is not read to its end. */
  async function bodyOf(c: Context<ServerContext>): Promise<Uint8Array | Response> {
    let body = new Uint8Array()
    const read = async () => {
      await paced(c, async () => {})
      return limited(c, async () => {
        body = new Uint8Array(await c.req.arrayBuffer())
      })
    }
    try {
      return (await inPlace(c.get('clientAddress') ?? '', read)) ?? body
    } catch (error) {
      if (error instanceof TimeoutError) return c.text('This came too slowly', 408, headers)
      if (error === E_TIMEOUT)
        return c.text('Too many calls at once', 503, { ...headers, 'Retry-After': '10' })
      // The sender went away, which is no failure of the site.
      return c.text('This ends in the middle', 400, headers)
    }
  }

  return hook.post(contentHookPath, async (c) => {
    const signature = c.req.header('x-hub-signature-256')
    let isKnown = false
    if (signature === undefined) isKnown = isEqual(c.req.header('x-gitlab-token') ?? '', secret)
    else {
      const body = await bodyOf(c)
      if (body instanceof Response) return body
      isKnown = isEqual(signature, signatureOf(body, secret))
    }
    if (!isKnown) return c.text('The signature is not right', 403, headers)
    ask()
    return c.text('The content will be published', 202, headers)
  })
}

function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Compares in a time that says nothing about either text. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
