import { hash } from 'node:crypto'
import type { ForeignHosts } from './foreign-hosts.ts'

/** Blocks of data that no browser runs: the policy need not name them. */
const dataTypes = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i

/** The name of a script or style in a policy. */
export function sha256(text: string | Buffer): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

const tagEnd = /(?:"[^"]*"|'[^']*'|[^'">])*>/y
const scriptEnd = /<\/script[\s/>]/gi
const styleEnd = /<\/style[\s/>]/gi

type InlineElement = { isScript: boolean; attributes: string; content: string }

/** Scripts and styles in the HTML itself: their attributes and their content. Both in one pass: pages are large. */
function inlineElements(html: string): InlineElement[] {
  const found: InlineElement[] = []
  const opening = /<(script|style)(?=[\s/>])/gi
  for (let open = opening.exec(html); open !== null; open = opening.exec(html)) {
    tagEnd.lastIndex = opening.lastIndex
    const attributes = tagEnd.exec(html)?.[0].slice(0, -1)
    if (attributes === undefined) break
    const isScript = open[1]?.toLowerCase() === 'script'
    const closing = isScript ? scriptEnd : styleEnd
    closing.lastIndex = tagEnd.lastIndex
    const end = closing.exec(html)?.index
    if (end === undefined) break
    found.push({ isScript, attributes, content: html.slice(tagEnd.lastIndex, end) })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

/** The inline scripts and styles of a page that are ours, by the hash of their text. */
type OwnParts = { scripts: string[]; styles: string[] }

/**
 * Removes the mark of our own scripts and lists their hashes, and those of the styles. The mark (the `nonce` attribute, a
 * secret of this process) separates the page's own scripts from any that slipped in with a text: those get no permission.
 */
export function withoutMark(html: string, mark: string): OwnParts & { html: string } {
  const attribute = ` nonce="${mark}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { isScript, attributes, content } of inlineElements(html)) {
    const isOurs =
      attributes.includes(attribute) && !/\ssrc\s*=/i.test(attributes) && !dataTypes.test(attributes)
    if (!isScript) styles.add(sha256(content))
    else if (isOurs) scripts.add(sha256(content))
  }
  return { html: html.replaceAll(attribute, ''), scripts: [...scripts], styles: [...styles] }
}

/**
 * The Content-Security-Policy of a page: our own files and the page's own inline scripts and styles by hash, nothing
 * else, no `unsafe-*`. Hashes and not a nonce, since a stored copy of a page would repeat its nonce. Other hosts are
 * those of the maps and counters that are switched on, and of another server's pictures: on every page, since the next one is shown under the first
 * one's policy.
 */
export function contentPolicy(
  { scripts, styles }: OwnParts,
  overTls: boolean,
  hosts: ForeignHosts = {},
): string {
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
