import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { escapedHtml, letterHtml } from '../newsletter/letter-html.ts'

/** A digest in the words of its reader. */
export type DigestWords = {
  language: Language
  company: string
  title: string
  lead: string
  sections: readonly { title: string; items: readonly { title: string; text: string; link: string }[] }[]
  /** Says that something was left out; empty where nothing was. */
  more: string
  /** What the reader follows. */
  lists: readonly { title: string; link: string }[]
  words: { lists: string; manage: string; leave: string; reason: string }
  /** The home page. */
  home: string
  /** The reader's own list, where everything ends with one click. */
  leave: string
}

/** The digest as plain text. */
export function digestText({ company, lead, sections, more, lists, words, leave }: DigestWords): string {
  return [
    company,
    lead,
    ...sections.map(({ title, items }) =>
      [title, ...items.map((item) => `- ${item.title}: ${item.text}\n  ${item.link}`)].join('\n'),
    ),
    ...(more === '' ? [] : [more]),
    [`${words.lists}:`, ...lists.map((list) => `- ${list.title}\n  ${list.link}`)].join('\n'),
    `--\n${words.reason}\n${words.manage}: ${leave}`,
  ].join('\n\n')
}

/** The digest as HTML, in the frame of letters with news. */
export function digestHtml(digest: DigestWords): string {
  const { language, company, title, lead, sections, more, lists, words, home, leave } = digest
  const shown = (text: string) => escapedHtml(boundWords(text, language))
  const listOf = (items: readonly { title: string; text?: string; link: string }[]) =>
    `<ul style="margin:0 0 24px;padding:0 0 0 20px">${items
      .map(
        (item) =>
          `<li style="margin:0 0 8px"><a href="${escapedHtml(item.link)}" style="color:#1d1d1b">${shown(item.title)}</a>${item.text === undefined ? '' : `<br>${shown(item.text)}`}</li>`,
      )
      .join('')}</ul>`
  const heading = (text: string) =>
    `<h2 style="margin:24px 0 12px;font-size:20px;line-height:27px">${shown(text)}</h2>`
  const body = [
    ...sections.map((section) => heading(section.title) + listOf(section.items)),
    ...(more === '' ? [] : [`<p style="margin:0 0 24px">${shown(more)}</p>`]),
    heading(words.lists) + listOf(lists),
  ].join('\n')
  return letterHtml({
    language,
    company,
    title: boundWords(title, language),
    lead: boundWords(lead, language),
    picture: '',
    body,
    words: { read: words.manage, leave: words.leave, reason: words.reason },
    links: { site: home, article: leave, leave },
  })
}
