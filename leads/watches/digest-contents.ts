import { pages } from '#contract/pages.ts'
import type { EstateCard } from '#contract/estates.ts'
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
import { listingSearch } from '#domain/listing-query.ts'
import type { NumberStyle } from '#domain/money.ts'
import { type Departure, type Finding, isDeparture, readTarget, type UnitChange } from '#domain/watches.ts'
import type { TextKey, Texts } from '#texts/texts.ts'
import { oneLine } from '../delivery/lead-lines.ts'
import { subscriptionToken } from '../subscriptions/subscription-token.ts'
import { digestSubject } from './digest-subject.ts'
import type { DigestSection, DigestWords } from './digest-words.ts'
import { sharedRoom } from './shared-room.ts'
import { similarListing } from './similar-listing.ts'
import { subjectLine, watchSubject } from './subject-words.ts'
import { namesOf, unitLine } from './unit-words.ts'

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

/** In the order of the letter. What happened to a unit is named as on its page. */
const titles = {
  new: 'digest.new',
  back: 'digest.back',
  price: 'digest.price',
  reserved: 'estate.status.reserved',
  sold: 'estate.status.sold',
  withdrawn: 'digest.withdrawn',
} as const satisfies Record<UnitChange | Departure, TextKey>

const changes = Object.keys(titles) as readonly (keyof typeof titles)[]

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
  // Trimmed to what a letter holds, and told so; a look at the changes may have trimmed them before.
  const shown = sharedRoom(sections, mostTold, () => 1)
  const index = await parts.index()
  const lists = await watchedLists(parts, watcher.id, language)
  const site = publicUrl.replace(/^https?:\/\//, '')
  return {
    language,
    company: index.own.company[language] || site,
    subject: digestSubject(shown, { texts, language }),
    title: texts['digest.subject'].replace('{company}', index.own.company[language] || site),
    lead: texts['digest.lead'],
    sections: shown,
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

/** The changes of a unit since the last digest, the oldest first. */
type UnitFindings = [Finding, ...Finding[]]

/**
 * What is left of the changes of a unit when they are told. Whoever has not read of it yet reads that it is new, and not
 * that it costs less; of several prices before the highest counts. One that went and came back, or came and went, says
 * nothing of that, and neither does what is not true any more (R1086, R1570).
 */
function netChange(findings: UnitFindings, card: Pick<EstateCard, 'status' | 'price'>): Finding | null {
  const [first] = findings
  const last = (change: Finding['change']) => findings.findLast((finding) => finding.change === change)
  if (!isOnSale(card)) {
    const left = findings.findLast(({ change }) => isDeparture(change))
    return left?.change === card.status && first.from !== card.status ? left : null
  }
  const most = Math.max(0, ...findings.map((finding) => finding.was ?? 0))
  const was = card.price !== null && card.price < most ? most : null
  const arrival = last('new') ?? last('back')
  const wasOffSale = first.from !== undefined || first.change === 'new' || first.change === 'back'
  if (arrival !== undefined && wasOffSale) return { ...arrival, was: arrival.change === 'new' ? null : was }
  return was === null ? null : { ...first, change: 'price', was }
}

async function unitSections(
  parts: MessageParts,
  findings: readonly Finding[],
  language: Language,
): Promise<DigestSection[]> {
  const { publicUrl } = parts
  const byUnit = new Map<number, UnitFindings>()
  for (const finding of findings) {
    if (finding.change === 'stage') continue
    const before = byUnit.get(finding.id)
    if (before === undefined) byUnit.set(finding.id, [finding])
    else before.push(finding)
  }
  const texts = await parts.texts(language)
  const wording = { language, texts, numberStyle: parts.numberStyle }
  const index = await parts.index()
  const cards = await findEstateCards(parts.db, [...byUnit.keys()], language)
  const told = cards.flatMap((card) => {
    const all = byUnit.get(card.id)
    const finding = all === undefined ? null : netChange(all, card)
    return finding === null ? [] : [{ card, finding }]
  })
  return changes.map((change) => ({
    change,
    title: texts[titles[change]],
    items: told
      .filter(({ finding }) => finding.change === change)
      .map(({ card, finding }) => {
        const { category, slug } = card
        const link = publicUrl + pages.estate(language, category, slug)
        const names = namesOf(card, wording)
        if (!isDeparture(change)) return { ...unitLine(card, finding, wording), link, names, similar: null }
        const search = listingSearch(similarListing(index, card), language)
        const similar = {
          title: texts['estate.similar'],
          link: publicUrl + pages.listing(language, category, search),
        }
        // The page of a unit that its feed has no more is gone.
        const at = change === 'withdrawn' ? null : link
        return { ...unitLine(card, finding, wording), link: at, names, similar }
      }),
  }))
}

async function stageSection(
  parts: MessageParts,
  findings: readonly Finding[],
  language: Language,
): Promise<DigestSection[]> {
  const ids = [...new Set(findings.flatMap(({ change, id }) => (change === 'stage' ? [id] : [])))]
  const texts = await parts.texts(language)
  const stages = await toldStages(parts.db, ids, language)
  return [
    {
      change: 'stage',
      title: texts['digest.stage'],
      items: stages.map(({ complex, date, title: said }) => {
        const title = oneLine(`${complex.name}: ${said}`)
        return {
          title,
          text: formatDate(date, language),
          link: parts.publicUrl + pages.timeline(language, complex.slug),
          similar: null,
          names: [title],
        }
      }),
    },
  ]
}
