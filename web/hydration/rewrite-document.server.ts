import { noteEvents } from './replay-events.ts'
import { speculationRules } from './speculation-rules.server.ts'
import { startWhenReadable } from './start-when-readable.ts'

/**
 * The tags that React and the router write for a page's files. They have no setting for what this file does with
 * them, so it reads their text (decision 051). `tests/e2e/loading/document-tags.test.ts` says when they write them
 * otherwise.
 */
const tags = {
  preload: /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g,
  entry: /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/,
  /** Without the styles of every page, which the browser keeps. */
  styles: /<link(?: nonce="[^"]*")? rel="stylesheet" href="(\/assets\/(?!frame-)[^"#]+)(#?)"\/>/g,
} as const

/** A rendered page in two parts. All but one of the tags that are rewritten are in the first, which is a tenth of it. */
export type DocumentParts = { readonly head: string; readonly body: string }

/** @returns the page up to the end of its head, and the rest */
export function documentParts(html: string): DocumentParts {
  const end = html.indexOf('</head>') + '</head>'.length
  return { head: html.slice(0, end), body: html.slice(end) }
}

/**
 * Holds the scripts of a rendered page back until the page is readable: early requests are only listed, the
 * entry becomes a text that `startWhenReadable` runs later. `nonce` marks our own scripts (content-policy.ts), whose
 * hashes then cover them. Until it does, browsers may fetch the pages of links ahead.
 */
export function withLateScripts({ head, body }: DocumentParts, nonce: string): DocumentParts {
  const found = tags.entry.exec(body)
  // A page without scripts stays one.
  if (found === null) return { head, body }
  const [tag, attributes = '', entry = ''] = found
  const files = [...head.matchAll(tags.preload)].map(([, href = '']) => href)
  // It begins as soon as it has come, and needs the modules of the page: the entry runs it after them.
  const hydration = files.filter((href) => href.includes('/entry.client-'))
  // In the order in which they run: those that the entry names after what they import. The router lists them first,
  // and then the first of them would run all that it imports in its own task.
  const isNamed = (href: string) => entry.includes(`from "${href}"`)
  const others = files.filter((href) => !hydration.includes(href))
  const modules = [...others.filter((href) => !isNamed(href)), ...others.filter(isNamed)]
  const code = `(${startWhenReadable.toString()})();(${noteEvents.toString()})()`
  const lists = `data-modules="${modules.join(' ')}" data-preload="${hydration.join(' ')}"`
  const starter = `<script nonce="${nonce}" ${lists}>${code}</script>`
  const ahead = `<script nonce="${nonce}" type="speculationrules">${speculationRules}</script>`
  return {
    head: head.replace(tags.preload, '').replace('</head>', () => `${starter}${ahead}</head>`),
    body: `${body.slice(0, found.index)}<script${attributes} type="text/plain">${entry}</script>${body.slice(found.index + tag.length)}`,
  }
}

/**
 * Puts the styles that a page has beside those of every page into its head (decision 043). A browser has at most six
 * connections to an HTTP/1.1 server: on those that a handful of small files would take, the first picture comes. The
 * links stay, for the router looks for them, and are `disabled`: nothing is fetched. So does one without the mark at
 * its end, by which a part that is fetched later sees that its styles are here. A file without built text stays.
 */
export function withPageStyles(head: string, textOf: (href: string) => string | undefined): string {
  return head.replaceAll(tags.styles, (tag, href: string, mark: string) => {
    const text = textOf(href)
    // A text that would end the element early has no place in it.
    if (text === undefined || /<\/style/i.test(text)) return tag
    const link = (to: string) => `<link rel="stylesheet" href="${to}" disabled=""/>`
    return `<style data-of="${href}${mark}">${text}</style>${mark && link(href)}${link(href + mark)}`
  })
}
