import { mostWatches } from '#domain/watches.ts'
import { atMost } from '../delivery/lead-lines.ts'
import { escaped, longestMessage } from '../delivery/telegram.ts'
import type { DigestWords } from './digest-words.ts'
import { sharedRoom } from './shared-room.ts'

/** Characters of a name in a message. */
const longestName = 160

type Linked = { title: string; link: string; text?: string }

/**
 * A digest as a message of Telegram: what fits into one, with a word of it where some do not fit.
 *
 * @param lead says what prices are of
 * @param manage names the link to the reader's own list
 * @param stop says how it ends
 */
export function digestMessage(
  digest: Pick<DigestWords, 'title' | 'sections' | 'more' | 'lists' | 'words' | 'leave'>,
  { lead, more, manage, stop }: { lead: string; more: string; manage: string; stop: string },
): string {
  const head = `<b>${escaped(atMost(digest.title, longestName))}</b>`
  const end = [
    listOf(`${digest.words.lists}:`, digest.lists),
    `${escaped(lead)}\n${linked({ title: manage, link: digest.leave })}\n${escaped(stop)}`,
  ]
  const titleOf = ({ title }: { title: string }) => `<b>${escaped(title)}</b>`
  const room = longestMessage - shownLength([head, more, ...end].join('\n\n'))
  // A line has the end of the one before, a title those of the section before.
  const sections = sharedRoom(
    digest.sections,
    room,
    (item, section, isFirst) =>
      shownLength(line(item)) + 1 + (isFirst ? shownLength(titleOf(section)) + 2 : 0),
  )
  const countOf = (of: readonly { items: readonly unknown[] }[]) => of.flatMap(({ items }) => items).length
  const isWhole = digest.more === '' && countOf(sections) === countOf(digest.sections)
  return [
    head,
    ...sections.map((section) => [titleOf(section), ...section.items.map((item) => line(item))].join('\n')),
    ...(isWhole ? [] : [escaped(more)]),
    ...end,
  ].join('\n\n')
}

/** Titles of this length, as many as a chat may follow, leave room for the words around them. */
const longestOwn = Math.floor((longestMessage * 0.8) / mostWatches)

/** What a chat follows, with links: whole (R1542), since nothing else needs the room of this message. */
export function ownListOf(title: string, items: readonly Linked[]): string {
  return listOf(title, items, longestOwn)
}

/** A title above names with links. */
function listOf(title: string, items: readonly Linked[], longest = longestName): string {
  return [escaped(title), ...items.map((item) => line(item, longest))].join('\n')
}

function line(item: Linked, longest = longestName): string {
  return `• ${linked(item, longest)}`
}

export function linked({ title, link, text }: Linked, longest = longestName): string {
  const name = escaped(atMost(title, longest))
  const said = text === undefined ? '' : `: ${escaped(atMost(text, longestName))}`
  return `<a href="${escaped(link).replaceAll('"', '&quot;')}">${name}</a>${said}`
}

/** Telegram counts what is shown, in units of UTF-16. An escaped sign counts for more here, which is on the safe side. */
function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length
}
