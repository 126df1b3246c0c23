import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import type { Finding } from '#domain/watches.ts'
import { escapedHtml, letterHtml } from '../newsletter/letter-html.ts'

/** One thing that a digest tells. */
export type DigestItem = {
  title: string
  /** What there is to say beside it; may be empty. */
  text: string
  /** Null where its page is gone. */
  link: string | null
  /** Of a unit that is off sale: those like it. */
  similar: { title: string; link: string } | null
  /** The title, then ever shorter ones. */
  names: readonly string[]
}

export type DigestSection = { change: Finding['change']; title: string; items: readonly DigestItem[] }

/** A digest in the words of its reader. */
export type DigestWords = {
  language: Language
  company: string
  /** What has changed, for a list of letters (R1575). */
  subject: string
  title: string
  lead: string
  sections: readonly DigestSection[]
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
    ...sections.map(({ title, items }) => [title, ...items.map((item) => plainItem(item))].join('\n')),
    ...(more === '' ? [] : [more]),
    [`${words.lists}:`, ...lists.map((list) => `- ${list.title}\n  ${list.link}`)].join('\n'),
    `--\n${words.reason}\n${words.manage}: ${leave}`,
  ].join('\n\n')
}

function plainItem({ title, text, link, similar }: DigestItem): string {
  const said = text === '' ? '' : `: ${text}`
  const more = similar === null ? '' : `\n  ${similar.title}: ${similar.link}`
  return `- ${title}${said}${link === null ? '' : `\n  ${link}`}${more}`
}

/** The digest as HTML, in the frame of letters with news. */
export function digestHtml(digest: DigestWords): string {
  const { language, company, title, lead, sections, more, lists, words, home, leave } = digest
  const shown = (text: string) => escapedHtml(boundWords(text, language))
  const linked = (item: { title: string; link: string | null }) =>
    item.link === null
      ? shown(item.title)
      : `<a href="${escapedHtml(item.link)}" style="color:#1d1d1b">${shown(item.title)}</a>`
  const listOf = (items: readonly (Pick<DigestItem, 'title' | 'link'> & Partial<DigestItem>)[]) =>
    `<ul style="margin:0 0 24px;padding:0 0 0 20px">${items
      .map((item) => [
        linked(item),
        ...(item.text ? [shown(item.text)] : []),
        ...(item.similar ? [linked(item.similar)] : []),
      ])
      .map((lines) => `<li style="margin:0 0 8px">${lines.join('<br>')}</li>`)
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
