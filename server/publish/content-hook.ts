import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cachePolicy } from '../http/cache-policy.ts'

/** Where a forge tells that something was pushed. */
export const contentHookPath = '/hooks/content'

/** A push of hundreds of commits is described in less; a longer one comes with the timer. Bytes. */
const longestBody = 2 * 1024 * 1024

/**
 * The webhook of the content's repository (R892): a call that knows the secret asks for a publication and gets 202 at
 * once. GitHub, Gitea and Forgejo sign the body with it (`X-Hub-Signature-256`), GitLab sends the secret itself
 * (`X-Gitlab-Token`). Without a secret there is no such address.
 */
export function contentHook(secret: string | null, ask: () => void = () => {}): Hono {
  const hook = new Hono()
  if (secret === null) return hook
  const headers = { 'Cache-Control': cachePolicy.failure.lifetime }
  return hook.post(
    contentHookPath,
    bodyLimit({ maxSize: longestBody, onError: (c) => c.text('This is too long', 413, headers) }),
    async (c) => {
      const body = Buffer.from(await c.req.arrayBuffer())
      const signature = c.req.header('x-hub-signature-256')
      const isKnown =
        signature === undefined
          ? isEqual(c.req.header('x-gitlab-token') ?? '', secret)
          : isEqual(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
      if (!isKnown) return c.text('The signature is not right', 403, headers)
      ask()
      return c.text('The content will be published', 202, headers)
    },
  )
}

/** Compares in a time that says nothing about either text. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
