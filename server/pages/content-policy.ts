import { hash } from 'node:crypto'
import type { ForeignHosts } from './foreign-hosts.ts'

/** Blocks of data that no browser runs: the policy need not name them. */
const dataTypes = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i

/** The name of a script or style in a policy. */
export function sha256(text: string | Buffer): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

const tagEnd = /(?:"[^"]*"|'[^']*'|[^'">])*>/y

/** Elements of this name in the HTML itself: their attributes and their content. */
function inlineElements(
  html: string,
  element: 'script' | 'style',
): { attributes: string; content: string }[] {
  const found: { attributes: string; content: string }[] = []
  const opening = new RegExp(`<${element}(?=[\\s/>])`, 'gi')
  const closing = new RegExp(`</${element}[\\s/>]`, 'gi')
  while (opening.exec(html) !== null) {
    tagEnd.lastIndex = opening.lastIndex
    const attributes = tagEnd.exec(html)?.[0].slice(0, -1)
    if (attributes === undefined) break
    closing.lastIndex = tagEnd.lastIndex
    const end = closing.exec(html)?.index
    if (end === undefined) break
    found.push({ attributes, content: html.slice(tagEnd.lastIndex, end) })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

/**
 * Removes the mark of our own scripts and lists their hashes. The mark (the `nonce` attribute, a secret of this
 * process) separates the page's own scripts from any that slipped in with a text: those get no permission.
 */
export function withoutMark(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`
  const scripts = new Set<string>()
  for (const { attributes, content } of inlineElements(html, 'script')) {
    const ours = attributes.includes(attribute)
    if (ours && !/\ssrc\s*=/i.test(attributes) && !dataTypes.test(attributes)) scripts.add(sha256(content))
  }
  return { html: html.replaceAll(attribute, ''), scripts: [...scripts] }
}

/**
 * The Content-Security-Policy of a page: our own files and the page's own inline scripts and styles by hash, nothing
 * else, no `unsafe-*`. Hashes and not a nonce, since a stored copy of a page would repeat its nonce. Other hosts are
 * those of the maps and counters that are switched on, and of another server's pictures: on every page, since the next one is shown under the first
 * one's policy.
 */
export function contentPolicy(
  html: string,
  scripts: readonly string[],
  overTls: boolean,
  hosts: ForeignHosts = {},
): string {
  const styles = new Set(inlineElements(html, 'style').map(({ content }) => sha256(content)))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(hosts.script ?? [])].join(' '),
    ["style-src 'self'", ...styles, ...(hosts.style ?? [])].join(' '),
    ["img-src 'self' data:", ...(hosts.image ?? [])].join(' '),
    ...(hosts.media === undefined ? [] : [["media-src 'self'", ...hosts.media].join(' ')]),
    ["connect-src 'self'", ...(hosts.connect ?? [])].join(' '),
    ...(hosts.worker === undefined ? [] : [["worker-src 'self'", ...hosts.worker].join(' ')]),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
