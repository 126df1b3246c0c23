import { atMost } from '../delivery/lead-lines.ts'
import { escaped, longestMessage } from '../delivery/telegram.ts'
import type { DigestWords } from './digest-words.ts'

/** Characters of a name in a message. */
const longestName = 160

type Linked = { title: string; link: string; text?: string }

/**
 * A digest as a message of Telegram: what fits into one, the changes first come, with a word of it where some do not fit.
 *
 * @param lead says what prices are of
 * @param stop says how it ends
 */
export function digestMessage(
  digest: Pick<DigestWords, 'title' | 'sections' | 'more' | 'lists' | 'words' | 'leave'>,
  { lead, more, stop }: { lead: string; more: string; stop: string },
): string {
  const head = `<b>${escaped(atMost(digest.title, longestName))}</b>`
  const end = [
    listOf(`${digest.words.lists}:`, digest.lists),
    `${escaped(lead)}\n${linked({ title: digest.words.manage, link: digest.leave })}\n${escaped(stop)}`,
  ]
  let room = longestMessage - shownLength([head, more, ...end].join('\n\n'))
  let isWhole = digest.more === ''
  const sections: string[] = []
  for (const { title, items } of digest.sections) {
    const lines = [`<b>${escaped(title)}</b>`]
    for (const item of items) {
      const line = `• ${linked(item)}`
      const length = shownLength([...lines, line].join('\n')) + 2
      if (length > room) {
        isWhole = false
        break
      }
      lines.push(line)
    }
    if (lines.length === 1) continue
    sections.push(lines.join('\n'))
    room -= shownLength(lines.join('\n')) + 2
  }
  return [head, ...sections, ...(isWhole ? [] : [escaped(more)]), ...end].join('\n\n')
}

/** A title above names with links. */
export function listOf(title: string, items: readonly Linked[]): string {
  return [escaped(title), ...items.map((item) => `• ${linked(item)}`)].join('\n')
}

export function linked({ title, link, text }: Linked): string {
  const name = escaped(atMost(title, longestName))
  const said = text === undefined ? '' : `: ${escaped(atMost(text, longestName))}`
  return `<a href="${escaped(link).replaceAll('"', '&quot;')}">${name}</a>${said}`
}

/** Telegram counts what is shown, in units of UTF-16. An escaped sign counts for more here, which is on the safe side. */
function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length
}
