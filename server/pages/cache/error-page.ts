import { missingMessage, refusedMessage } from '#contract/error-pages.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { isClaimed } from '#contract/page-table.ts'
import { languages } from '#domain/languages.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { sha256 } from '../content-policy.ts'

type Page = { html: string; policy: string | undefined }

/**
 * A kept error page, to be filled in for the address of each visitor, path and query as `URL` writes them: its links to
 * other languages lead to that address (R93), and its data name it (R146, R200). The script with the data is permitted by
 * its hash, which changes with it.
 *
 * @param kept the address that the page was rendered at, `/kk/404`
 */
export function errorPage({ html, policy }: Page, kept: string): (address: string) => Page {
  const said = inScript(missingMessage(kept))
  const at = html.indexOf(said)
  if (at === -1) {
    const linked = linkedPart(html, kept)
    return (address) => ({ html: linked(address), policy })
  }
  const start = html.lastIndexOf('<script>', at) + '<script>'.length
  const end = html.indexOf('</script>', at)
  const script = html.slice(start, end)
  const around = script.split(said)
  const [before, behind] = [linkedPart(html.slice(0, start), kept), linkedPart(html.slice(end), kept)]
  const [policyBefore, policyBehind] = policy?.split(sha256(script)) ?? []
  return (address) => {
    const filled = around.join(inScript(messageOf(address)))
    return {
      html: before(address) + filled + behind(address),
      policy: policyBehind === undefined ? policy : `${policyBefore}${sha256(filled)}${policyBehind}`,
    }
  }
}

/** A part of the page with its links to other languages. */
function linkedPart(html: string, kept: string): (address: string) => string {
  const links = languages.map((language) => languageSwitchAddress(language, kept))
  // The addresses of links have no sign with a meaning of its own in a pattern but these two.
  const pieces = html.split(new RegExp(`"(${links.join('|').replaceAll(/[.?]/g, '\\$&')})"`))
  return (address) => {
    const to = new Map(
      languages.map((language, place) => [links[place], languageSwitchAddress(language, address)]),
    )
    return pieces.map((piece, place) => (place % 2 === 1 ? `"${to.get(piece)}"` : piece)).join('')
  }
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
