import { setImmediate } from 'node:timers/promises'
import { pageAt } from '#contract/page-table.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import type { Found } from './crawl.ts'
import { headFaults, headOf } from './head-faults.ts'

/**
 * What is wrong with the answers of a site, whichever company's: a failure or a link to nothing, a page whose head is
 * not complete, whose facts for search engines do not parse, or that has not one heading of the first level.
 *
 * @param url where it was asked
 * @param own the origin of its own links (`PUBLIC_URL`)
 */
export async function crawlFaults(found: readonly Found[], url: string, own = url): Promise<string[]> {
  const faults: string[] = []
  const owners = new Map<string, string>()
  const known = new Map(found.map((each) => [each.path, each]))
  const ask = async (address: string) => {
    const { pathname, search } = new URL(address, own)
    const seen = known.get(pathname + search)
    if (seen !== undefined) return { status: seen.status, html: seen.body.toString() }
    const answer = await fetch(url + pathname + search, { redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }
  for (const { path, status, type, body } of found) {
    const say = (fault: string) => void faults.push(`${path}: ${fault}`)
    if (status >= 400) say(String(status))
    const { pathname } = new URL(path, url)
    if (status !== 200 || !type.startsWith('text/html') || pageAt(stripLanguage(pathname)) === null) continue
    // Meanwhile connections that the site has closed are seen: the next call of a test must not take one of them.
    await setImmediate()
    const html = body.toString()
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    if (headings !== 1) say(`${headings} headings of the first level`)
    for (const fault of await headFaults(headOf(html, pathname), { origin: own, owners, ask })) say(fault)
  }
  return faults
}
