import { pages } from '#contract/pages.ts'
import type { EstateChange } from '#contract/watches.ts'
import type { Language } from '#domain/languages.ts'
import { element, xmlText } from './xml-text.ts'

type ListingAtom = {
  language: Language
  /** Origin of the site, of which all addresses are made. */
  publicUrl: string
  /** Whole addresses of the feed and of its listing. */
  self: string
  listing: string
  title: string
  company: string
  /** The moment of the feed where nothing has changed yet, ISO. */
  since: string
  /** The newest first. */
  changes: readonly EstateChange[]
  /** What a reader sees of a change: its headline and a sentence. */
  wordsOf: (change: EstateChange) => { title: string; text: string }
}

/** The changes of a listing as Atom (RFC 4287): an entry for the newest change of each unit. */
export function listingAtom(feed: ListingAtom): string {
  const { self, listing, title, company, since, changes } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('title', title),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(listing)}"/>`,
    element('updated', changes[0]?.at ?? since),
    `<author>${element('name', company)}</author>`,
    ...changes.map((change) => entry(change, feed)),
    '</feed>\n',
  ].join('\n')
}

/** One change; a later change of the same unit is another entry. */
function entry(change: EstateChange, { publicUrl, language, wordsOf }: ListingAtom): string {
  const { estate, at } = change
  const url = publicUrl + pages.estate(language, estate.category, estate.slug)
  const { title, text } = wordsOf(change)
  return [
    '<entry>',
    element('title', title),
    element('id', `${url}#${change.change}-${at}`),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    element('updated', at),
    element('summary', text),
    '</entry>',
  ].join('')
}
