import { atMost } from '../delivery/lead-lines.ts'
import { escaped, longestMessage } from '../delivery/telegram.ts'
import type { DigestItem, DigestWords } from './digest-words.ts'
import { sharedRoom } from './shared-room.ts'

/** Characters of a name in a message. */
const longestName = 160

type Linked = { title: string; link: string }

/**
 * A digest as a message of Telegram: what fits into one, with a word of it where some do not fit. What the reader follows
 * takes half of it at most, unless the news leaves more.
 *
 * @param lead says what prices are of
 * @param manage names the link to the reader's own list
 * @param all names the same link where the list is too long
 * @param stop says how it ends
 */
export function digestMessage(
  digest: Pick<DigestWords, 'subject' | 'sections' | 'more' | 'lists' | 'words' | 'leave'>,
  {
    lead,
    more,
    manage,
    all,
    stop,
  }: { lead: string; more: string; manage: string; all: string; stop: string },
): string {
  const head = `<b>${escaped(atMost(digest.subject, longestName))}</b>`
  const end = `${escaped(lead)}\n${linked({ title: manage, link: digest.leave })}\n${escaped(stop)}`
  const titleOf = ({ title }: { title: string }) => `<b>${escaped(title)}</b>`
  // A line has the end of the one before, a title those of the section before.
  const cost = (item: DigestItem, section: { title: string }, isFirst: boolean) =>
    shownLength(itemLine(item)) + 1 + (isFirst ? shownLength(titleOf(section)) + 2 : 0)
  const room = longestMessage - shownLength([head, escaped(more), '', end].join('\n\n'))
  const news = digest.sections
    .flatMap((section) => section.items.map((item, place) => cost(item, section, place === 0)))
    .reduce((sum, length) => sum + length, 0)
  const list = ownList(digest.words.lists, digest.lists, Math.max(room - news, Math.floor(room / 2)), {
    title: all,
    link: digest.leave,
  })
  const sections = sharedRoom(digest.sections, room - shownLength(list), cost)
  const countOf = (of: readonly { items: readonly unknown[] }[]) => of.flatMap(({ items }) => items).length
  const isWhole = digest.more === '' && countOf(sections) === countOf(digest.sections)
  return [
    head,
    ...sections.map((section) => [titleOf(section), ...section.items.map(itemLine)].join('\n')),
    ...(isWhole ? [] : [escaped(more)]),
    list,
    end,
  ].join('\n\n')
}

/**
 * What a chat follows, with links. A search is never cut in two (R1542, R1576): those that there is no room for are left
 * out, and a link leads to where all are.
 *
 * @param room characters that Telegram may count
 * @param all leads to the whole list
 */
export function ownList(title: string, items: readonly Linked[], room: number, all: Linked): string {
  const lines = items.map((item) => `• ${linked(item)}`)
  const whole = [escaped(`${title}:`), ...lines]
  if (shownLength(whole.join('\n')) <= room) return whole.join('\n')
  const [head = ''] = whole
  const end = linked(all)
  let left = room - shownLength(`${head}\n${end}`)
  const shown = lines.filter((line) => {
    const length = shownLength(line) + 1
    if (length > left) return false
    left -= length
    return true
  })
  return [head, ...shown, end].join('\n')
}

/** Characters that a message has beside these parts of it, with the lines between them. */
export function roomBeside(...parts: string[]): number {
  return longestMessage - shownLength([...parts, ''].join('\n\n'))
}

function itemLine({ title, text, link, similar }: DigestItem): string {
  const said = text === '' ? '' : `: ${escaped(atMost(text, longestName))}`
  const more = similar === null ? '' : ` (${linked(similar)})`
  const name = atMost(title, longestName)
  return `• ${link === null ? escaped(name) : linked({ title: name, link })}${said}${more}`
}

export function linked({ title, link }: Linked): string {
  return `<a href="${escaped(link).replaceAll('"', '&quot;')}">${escaped(title)}</a>`
}

/** Telegram counts what is shown, in units of UTF-16. An escaped sign counts for more here, which is on the safe side. */
function shownLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length
}
