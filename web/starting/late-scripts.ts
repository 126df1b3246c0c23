import { speculationRules } from './speculation-rules.ts'
import { startWhenReadable } from './start-when-readable.ts'

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const entry = /<script([^>]*) type="module" async="">/

/**
 * Holds the scripts of a rendered page back until the page is readable: what would be fetched early is only listed, the
 * entry becomes a text that `startWhenReadable` runs later. `nonce` marks our own scripts (content-policy.ts), whose
 * hashes then cover them. Until it does, browsers may fetch the pages of links ahead.
 */
export function lateScripts(html: string, nonce: string): string {
  const modules = [...html.matchAll(preload)].map(([, href]) => href)
  const starter = `<script nonce="${nonce}" data-modules="${modules.join(' ')}">(${startWhenReadable.toString()})()</script>`
  const ahead = `<script nonce="${nonce}" type="speculationrules">${speculationRules}</script>`
  return html
    .replace(preload, '')
    .replace(entry, '<script$1 type="text/plain">')
    .replace('</head>', () => `${starter}${ahead}</head>`)
}
