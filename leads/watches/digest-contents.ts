import { pages } from '#contract/pages.ts'
import { subjectAddress } from '#contract/watch-address.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import type { Database } from '#database/open.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { Digest } from '#database/watches/digests.ts'
import { mostFindings } from '#database/watches/matching/match-watches.ts'
import { ownWatches } from '#database/watches/own-watches.ts'
import { toldStages } from '#database/watches/told-stages.ts'
import { formatDate } from '#domain/dates.ts'
import { isOnSale } from '#domain/estate-words.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { type Finding, readTarget, type UnitChange } from '#domain/watches.ts'
import type { Texts } from '#texts/texts.ts'
import { oneLine } from '../delivery/lead-lines.ts'
import { subscriptionToken } from '../subscriptions/subscription-token.ts'
import type { DigestWords } from './digest-words.ts'
import { sharedRoom } from './shared-room.ts'
import { subjectLine, watchSubject } from './subject-words.ts'
import { placedTitle, priceText } from './unit-words.ts'

/** What messages to watchers are written with, by mail or in a chat. */
export type MessageParts = {
  db: Database
  publicUrl: string
  /** Signs the links. */
  secret: string
  now: () => Date
  texts: (language: Language) => Promise<Texts>
  numberStyle: NumberStyle
  index: () => Promise<SearchIndex>
}

/** Units and entries of a diary in one digest. */
const mostTold = 30

const changes = ['new', 'back', 'price'] as const satisfies readonly UnitChange[]

/**
 * A digest in words. What is not true any more when it goes out is left out: a unit that was sold meanwhile, a price that
 * is not lower. Null where nothing is left.
 */
export async function digestContents(
  parts: MessageParts,
  { watcher, findings }: Digest,
): Promise<DigestWords | null> {
  const { publicUrl } = parts
  const { language } = watcher
  const texts = await parts.texts(language)
  const sections = [
    ...(await unitSections(parts, findings, language)),
    ...(await stageSection(parts, findings, language)),
  ].filter(({ items }) => items.length > 0)
  if (sections.length === 0) return null
  const told = sections.flatMap(({ items }) => items).length
  const index = await parts.index()
  const lists = await watchedLists(parts, watcher.id, language)
  const site = publicUrl.replace(/^https?:\/\//, '')
  return {
    language,
    company: index.own.company[language] || site,
    title: texts['digest.subject'].replace('{company}', index.own.company[language] || site),
    lead: texts['digest.lead'],
    // Trimmed to what a letter holds, and told so; a look at the changes may have trimmed them before.
    sections: sharedRoom(sections, mostTold, () => 1),
    more: told > mostTold || findings.length >= mostFindings ? texts['digest.more'] : '',
    lists,
    words: {
      lists: texts['digest.lists'],
      manage: texts['digest.manage'],
      leave: texts['digest.leave'],
      reason: texts['digest.reason'].replaceAll('{site}', site),
    },
    home: publicUrl + pages.home(language),
    leave: ownListLink(parts, watcher.id, language),
  }
}

/** What somebody follows, each with its page. */
export async function watchedLists(
  { db, publicUrl, numberStyle, index }: MessageParts,
  watcherId: string,
  language: Language,
): Promise<{ title: string; link: string }[]> {
  const words = { db, index: await index(), numberStyle }
  const own = await ownWatches(db, watcherId)
  const lists: { title: string; link: string }[] = []
  for (const { kind, target, state } of own?.watches ?? []) {
    const read = state === 'active' ? readTarget(kind, target) : null
    const subject = read && (await watchSubject(words, read, language))
    if (subject !== null)
      lists.push({
        title: oneLine(subjectLine(subject)),
        link: publicUrl + subjectAddress(subject, language),
      })
  }
  return lists
}

/** The link to a watcher's own list, where everything ends with one click. */
export function ownListLink({ publicUrl, secret, now }: MessageParts, watcherId: string, language: Language) {
  const token = subscriptionToken(secret, 'own_watches', watcherId, now())
  return publicUrl + pages.watch(language, `token=${token}`)
}

type Section = DigestWords['sections'][number]

/** Of a unit with several changes the last one counts, with the highest price before. */
async function unitSections(
  parts: MessageParts,
  findings: readonly Finding[],
  language: Language,
): Promise<Section[]> {
  const latest = new Map<number, Finding>()
  for (const finding of findings) {
    if (finding.change === 'stage') continue
    const before = latest.get(finding.id)
    // Whoever has not read of a unit yet reads that it is new, and not that it costs less.
    if (finding.change === 'price' && before !== undefined && before.change !== 'price') continue
    latest.set(finding.id, {
      ...finding,
      was: Math.max(finding.was ?? 0, before?.was ?? 0) || null,
    })
  }
  const texts = await parts.texts(language)
  const wording = { language, texts, numberStyle: parts.numberStyle }
  const cards = await findEstateCards(parts.db, [...latest.keys()], language)
  return changes.map((change) => ({
    title: texts[`digest.${change}`],
    items: cards.flatMap((card) => {
      const finding = latest.get(card.id)
      if (finding?.change !== change || !isOnSale(card)) return []
      const isLower = card.price !== null && finding.was !== null && card.price < finding.was
      if (change === 'price' && !isLower) return []
      return [
        {
          title: oneLine(placedTitle(card, wording)),
          text: priceText({ price: card.price, was: change === 'price' ? finding.was : null }, wording),
          link: parts.publicUrl + pages.estate(language, card.category, card.slug),
        },
      ]
    }),
  }))
}

async function stageSection(
  parts: MessageParts,
  findings: readonly Finding[],
  language: Language,
): Promise<Section[]> {
  const ids = [...new Set(findings.flatMap(({ change, id }) => (change === 'stage' ? [id] : [])))]
  const texts = await parts.texts(language)
  const stages = await toldStages(parts.db, ids, language)
  return [
    {
      title: texts['digest.stage'],
      items: stages.map(({ complex, date, title }) => ({
        title: oneLine(`${complex.name}: ${title}`),
        text: formatDate(date, language),
        link: parts.publicUrl + pages.timeline(language, complex.slug),
      })),
    },
  ]
}
