import { missingMessage, refusedMessage } from '#contract/error-pages.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { isClaimed } from '#contract/page-table.ts'
import { languages } from '#domain/languages.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { packQuick } from '../../http/compression.ts'
import type { Encoding } from '../../http/encodings.ts'
import { filledPieces, gzipPieces, type Pieces } from '../../http/gzip-pieces.ts'
import { sha256 } from '../content-policy.ts'

type Page = { html: string; policy: string | undefined }

/** The page of a visitor, in the bytes that are sent, and how they are packed; null where they are not. */
type FilledPage = { body: Buffer<ArrayBuffer>; encoding: Encoding | null; policy: string | undefined }

/** Longer addresses are packed with their page, in characters: there are few, and they repeat themselves. */
const longestAddress = 500

/**
 * A kept error page, to be filled in for the address of each visitor, path and query as `URL` writes them: its links to
 * other languages lead to that address (R93), and its data name it (R146, R200). The script with the data is permitted by
 * its hash, which changes with it. What stays the same is turned into bytes, and packed with gzip, once.
 *
 * @param kept the address that the page was rendered at, `/kk/404`
 * @returns takes the encodings that the caller takes, best first
 */
export function errorPage(
  { html, policy }: Page,
  kept: string,
): (address: string, accepted: readonly Encoding[]) => FilledPage {
  const said = inScript(missingMessage(kept))
  const script = scriptAround(html, html.indexOf(said))
  const pieces = piecesOf(html, kept, said)
  const gzipped = gzipPieces(pieces)
  const scriptPieces = script === null ? [] : piecesOf(script, kept, said)
  const [policyBefore, policyBehind] = (script === null ? null : policy?.split(sha256(script))) ?? []

  function packed(gaps: readonly Buffer[], accepted: readonly Encoding[], mayBePieced: boolean) {
    if (mayBePieced && accepted.includes('gzip')) return { body: gzipped(gaps), encoding: 'gzip' } as const
    const [encoding = null] = accepted
    const plain = Buffer.concat(filledPieces(pieces, gaps))
    return { body: encoding === null ? plain : packQuick(plain, encoding), encoding }
  }

  return (address, accepted) => {
    const gaps = [
      ...languages.map((language) => languageSwitchAddress(language, address)),
      inScript(messageOf(address)),
    ].map((text) => Buffer.from(text))
    const filled = Buffer.concat(filledPieces(scriptPieces, gaps))
    return {
      ...packed(gaps, accepted, address.length <= longestAddress),
      policy: policyBehind === undefined ? policy : `${policyBefore}${sha256(filled)}${policyBehind}`,
    }
  }
}

/** The script that holds this place of the page; null where there is none, for the place is -1. */
function scriptAround(html: string, at: number): string | null {
  if (at === -1) return null
  return html.slice(html.lastIndexOf('<script>', at) + '<script>'.length, html.indexOf('</script>', at))
}

/** A part of the page with gaps for its links to other languages, in their order, and for what its data say. */
function piecesOf(html: string, kept: string, said: string): Pieces {
  const links = languages.map((language) => languageSwitchAddress(language, kept))
  const quoted = `(?<=")(?:${links.map(RegExp.escape).join('|')})(?=")`
  return html
    .split(new RegExp(`(${quoted}|${RegExp.escape(said)})`))
    .map((piece, place) =>
      place % 2 === 0 ? Buffer.from(piece) : piece === said ? links.length : links.indexOf(piece),
    )
}

function messageOf(address: string): string {
  const [path = ''] = address.split('?')
  return isClaimed(stripLanguage(path)) ? refusedMessage(path) : missingMessage(address)
}

/** A text as React Router writes it: in JSON, which is a string of a script. */
function inScript(text: string): string {
  return JSON.stringify(JSON.stringify(text))
    .slice(1, -1)
    .replaceAll(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
}
