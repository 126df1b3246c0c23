import { outagePause } from '#api/http/failures.ts'
import { feedPaths } from '#contract/feeds.ts'
import { sitemapOfPath } from '#contract/sitemaps.ts'
import { cachePolicy } from './cache-policy.ts'

const sentences = {
  404: 'There is no such file.',
  500: 'The file could not be made.',
  503: 'The file cannot be had right now. Please try again in a minute.',
} as const

/** Whether programs read this path: a sitemap or a feed of units. */
export function isForPrograms(path: string): boolean {
  return sitemapOfPath(path) !== null || Object.values<string>(feedPaths).includes(path)
}

/** A failure for programs that fetch files: one sentence and no page. */
export function plainFailure(status: keyof typeof sentences): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cachePolicy.failure.lifetime,
    ...(status === 503 ? { 'Retry-After': outagePause } : {}),
  }
  return new Response(`${sentences[status]}\n`, { status, headers })
}
