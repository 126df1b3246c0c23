import { missingMessage, refusedMessage } from '#contract/error-pages.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { isClaimed } from '#contract/page-table.ts'
import { languages } from '#domain/languages.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { sha256 } from '../content-policy.ts'

type Page = { html: string; policy: string | undefined }

/** The page of a visitor, in the bytes that are sent. */
type FilledPage = { body: Buffer; policy: string | undefined }

/** Bytes, and gaps by the number of their language. */
type Pieces = readonly (Buffer | number)[]

/**
 * A kept error page, to be filled in for the address of each visitor, path and query as `URL` writes them: its links to
 * other languages lead to that address (R93), and its data name it (R146, R200). The script with the data is permitted by
 * its hash, which changes with it. What stays the same is turned into bytes once.
 *
 * @param kept the address that the page was rendered at, `/kk/404`
 */
export function errorPage({ html, policy }: Page, kept: string): (address: string) => FilledPage {
  const said = inScript(missingMessage(kept))
  const at = html.indexOf(said)
  if (at === -1) {
    const pieces = linkedPart(html, kept)
    return (address) => ({ body: Buffer.concat(filledPart(pieces, linksTo(address))), policy })
  }
  const start = html.lastIndexOf('<script>', at) + '<script>'.length
  const end = html.indexOf('</script>', at)
  const script = html.slice(start, end)
  const around = script.split(said).map((part) => Buffer.from(part))
  const [before, behind] = [linkedPart(html.slice(0, start), kept), linkedPart(html.slice(end), kept)]
  const [policyBefore, policyBehind] = policy?.split(sha256(script)) ?? []
  return (address) => {
    const links = linksTo(address)
    const message = Buffer.from(inScript(messageOf(address)))
    const filled = Buffer.concat(around.flatMap((part, place) => (place === 0 ? [part] : [message, part])))
    return {
      body: Buffer.concat([...filledPart(before, links), filled, ...filledPart(behind, links)]),
      policy: policyBehind === undefined ? policy : `${policyBefore}${sha256(filled)}${policyBehind}`,
    }
  }
}

/** A part of the page with gaps for its links to other languages. */
function linkedPart(html: string, kept: string): Pieces {
  const links = languages.map((language) => languageSwitchAddress(language, kept))
  // The addresses of links have no sign with a meaning of its own in a pattern but these two.
  return html
    .split(new RegExp(`(?<=")(${links.join('|').replaceAll(/[.?]/g, '\\$&')})(?=")`))
    .map((piece, place) => (place % 2 === 1 ? links.indexOf(piece) : Buffer.from(piece)))
}

function linksTo(address: string): Buffer[] {
  return languages.map((language) => Buffer.from(languageSwitchAddress(language, address)))
}

function filledPart(pieces: Pieces, links: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece) => (typeof piece === 'number' ? (links[piece] ?? []) : piece))
}

function messageOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  return isClaimed(stripLanguage(pathname)) ? refusedMessage(pathname) : missingMessage(address)
}

/** A text as React Router writes it: in JSON, which is a string of a script. */
function inScript(text: string): string {
  return JSON.stringify(JSON.stringify(text))
    .slice(1, -1)
    .replaceAll(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
}
