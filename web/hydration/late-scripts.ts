import { noteEvents } from './replay-events.ts'
import { speculationRules } from './speculation-rules.ts'
import { startWhenReadable } from './start-when-readable.ts'

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const entry = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/

/**
 * Holds the scripts of a rendered page back until the page is readable: what would be fetched early is only listed, the
 * entry becomes a text that `startWhenReadable` runs later. `nonce` marks our own scripts (content-policy.ts), whose
 * hashes then cover them. Until it does, browsers may fetch the pages of links ahead.
 */
export function lateScripts(html: string, nonce: string): string {
  const modules = inOrder(
    [...html.matchAll(preload)].map(([, href = '']) => href),
    entry.exec(html)?.[2] ?? '',
  )
  const starter = `<script nonce="${nonce}" data-modules="${modules.join(' ')}">(${startWhenReadable.toString()})();(${noteEvents.toString()})()</script>`
  const ahead = `<script nonce="${nonce}" type="speculationrules">${speculationRules}</script>`
  return html
    .replace(preload, '')
    .replace(entry, '<script$1 type="text/plain">$2</script>')
    .replace('</head>', () => `${starter}${ahead}</head>`)
}

/**
 * The modules in the order in which they run: the page's own, which the entry names, after what they import. The router
 * lists them before it, and then the first of them would run all that it imports in its own task.
 */
function inOrder(modules: readonly string[], entry: string): string[] {
  const isOwn = (href: string) => entry.includes(`from "${href}"`)
  return [...modules.filter((href) => !isOwn(href)), ...modules.filter(isOwn)]
}
