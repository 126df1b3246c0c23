import { missingMessage, refusedMessage } from '#contract/error-pages.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { isClaimed } from '#contract/page-table.ts'
import { languages } from '#domain/languages.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { sha256 } from '../content-policy.ts'

type Page = { html: string; policy: string | undefined }

/**
 * A kept error page for the address of one visitor: its links to other languages lead to that address (R93), and its
 * data name it (R146, R200). The script with the data is permitted by its hash, which changes with it.
 *
 * @param kept the address that the page was rendered at, `/kk/404`
 * @param address path and query of the visitor, as `URL` writes them
 */
export function errorPageFor({ html, policy }: Page, kept: string, address: string): Page {
  let linked = html
  for (const language of languages)
    linked = linked.replaceAll(
      `"${languageSwitchAddress(language, kept)}"`,
      () => `"${languageSwitchAddress(language, address)}"`,
    )
  const said = inScript(missingMessage(kept))
  const at = linked.indexOf(said)
  if (at === -1) return { html: linked, policy }
  const start = linked.lastIndexOf('<script>', at) + '<script>'.length
  const end = linked.indexOf('</script>', at)
  const script = linked.slice(start, end)
  const filled = script.replaceAll(said, () => inScript(messageOf(address)))
  return {
    html: linked.slice(0, start) + filled + linked.slice(end),
    policy: policy?.replace(sha256(script), sha256(filled)),
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
