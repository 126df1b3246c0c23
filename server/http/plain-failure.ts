import { outagePause } from '#api/http/failures.ts'
import { feedPaths } from '#contract/feeds.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { cachePolicy } from './cache-policy.ts'
import type { TooBusy } from './render-queue.ts'

const sentences = {
  404: 'There is no such file.',
  429: 'Too many files are requested at once. Please try again in a few seconds.',
  500: 'The file could not be made.',
  503: 'The file cannot be had right now. Please try again in a minute.',
} as const

/** Whether programs read this path: a sitemap or a feed of units. */
export function isForPrograms(path: string): boolean {
  return sitemapOfPath(path) !== null || Object.values<string>(feedPaths).includes(path)
}

/** The answer to a call, or to the router's request for data, whose turn did not come (R381). */
export function busyAnswer({ retryAfter }: TooBusy): Response {
  const body: ErrorBody = { message: 'error.busy' }
  const headers = { 'Cache-Control': cachePolicy.failure.lifetime, 'Retry-After': retryAfter }
  return Response.json(body, { status: 429, headers })
}

/** A failure for programs that fetch files: one sentence and no page. `pause` is when to come back, in seconds. */
export function plainFailure(status: keyof typeof sentences, pause = outagePause): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cachePolicy.failure.lifetime,
    ...(status === 503 || status === 429 ? { 'Retry-After': pause } : {}),
  }
  return new Response(`${sentences[status]}\n`, { status, headers })
}
