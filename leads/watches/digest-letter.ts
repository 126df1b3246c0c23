import { pages } from '#contract/pages.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import { countRefusal, digestOf, forgiveRefusals, type Digest } from '#database/watches/digests.ts'
import { toldStages } from '#database/watches/told-stages.ts'
import { ownWatches } from '#database/watches/own-watches.ts'
import { formatDate } from '#domain/dates.ts'
import { isOnSale } from '#domain/estate-words.ts'
import type { Language } from '#domain/languages.ts'
import { formatPrice, numberStyleIn } from '#domain/money.ts'
import { type Finding, readTarget, type UnitChange } from '#domain/watches.ts'
import { asDelivery, isRefusedForGood } from '../delivery/letter-failure.ts'
import { oneLine } from '../delivery/lead-lines.ts'
import { subscriptionToken } from '../subscriptions/subscription-token.ts'
import type { WatchLetterParts } from './confirm-letter.ts'
import { digestHtml, digestText, type DigestWords } from './digest-words.ts'
import { subjectAddress, subjectLine } from './subject-address.ts'
import { watchSubject } from './subject-words.ts'
import { unitTitle } from './unit-words.ts'

/** Units and entries of a diary in one letter. */
const mostTold = 30

const changes = ['new', 'back', 'price'] as const satisfies readonly UnitChange[]

/**
 * The letter that tells an address what has changed since the one before (R1086). What is not true any more when it goes
 * out is left out: a unit that was sold meanwhile, a price that is not lower. Where nothing is left, no letter goes.
 *
 * @throws DeliveryFailure, final where the server does not take the address
 */
export function digestLetter(parts: WatchLetterParts) {
  return async (watcherId: string, deliveryId: string, signal: AbortSignal): Promise<void> => {
    const digest = await digestOf(parts.db, deliveryId, watcherId)
    if (digest === null) return
    const words = await wordsOf(parts, digest)
    if (words === null) return
    try {
      await asDelivery(
        parts.send(
          {
            to: digest.watcher.email,
            subject: oneLine(words.title),
            text: digestText(words),
            html: digestHtml(words),
            leave: words.leave,
            messageId: `${deliveryId}@${parts.domain}`,
          },
          signal,
        ),
      )
    } catch (error) {
      if (error instanceof Error && isRefusedForGood(error.cause))
        await countRefusal(parts.db, watcherId, parts.now())
      throw error
    }
    await forgiveRefusals(parts.db, watcherId)
  }
}

async function wordsOf(parts: WatchLetterParts, { watcher, findings }: Digest): Promise<DigestWords | null> {
  const { db, publicUrl, numberStyle } = parts
  const { language } = watcher
  const texts = await parts.texts(language)
  const sections = [
    ...(await unitSections(parts, findings, language)),
    ...(await stageSection(parts, findings, language)),
  ].filter(({ items }) => items.length > 0)
  if (sections.length === 0) return null
  const told = sections.flatMap(({ items }) => items).length
  const index = await parts.index()
  const own = await ownWatches(db, watcher.id)
  const lists: { title: string; link: string }[] = []
  for (const { kind, target, state } of own?.watches ?? []) {
    const read = state === 'active' ? readTarget(kind, target) : null
    const subject = read && (await watchSubject({ db, index, numberStyle }, read, language))
    if (subject !== null)
      lists.push({
        title: oneLine(subjectLine(subject)),
        link: publicUrl + subjectAddress(subject, language),
      })
  }
  const token = subscriptionToken(parts.secret, 'own_watches', watcher.id, parts.now())
  const site = publicUrl.replace(/^https?:\/\//, '')
  return {
    language,
    company: index.own.company[language] || site,
    title: texts['digest.subject'].replace('{company}', index.own.company[language] || site),
    lead: texts['digest.lead'],
    // Trimmed to what a letter holds, and told so.
    sections: trimmed(sections),
    more: told > mostTold ? texts['digest.more'] : '',
    lists,
    words: {
      lists: texts['digest.lists'],
      manage: texts['digest.manage'],
      leave: texts['digest.leave'],
      reason: texts['digest.reason'].replaceAll('{site}', site),
    },
    home: publicUrl + pages.home(language),
    leave: publicUrl + pages.watch(language, `token=${token}`),
  }
}

type Section = DigestWords['sections'][number]

function trimmed(sections: readonly Section[]): Section[] {
  let room = mostTold
  return sections.flatMap((section) => {
    const items = section.items.slice(0, room)
    room -= items.length
    return items.length === 0 ? [] : [{ ...section, items }]
  })
}

/** Of a unit with several changes the last one counts, with the highest price before. */
async function unitSections(
  parts: WatchLetterParts,
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
  const style = numberStyleIn(language, parts.numberStyle)
  const cards = await findEstateCards(parts.db, [...latest.keys()], language)
  return changes.map((change) => ({
    title: texts[`digest.${change}`],
    items: cards.flatMap((card) => {
      const finding = latest.get(card.id)
      if (finding?.change !== change || !isOnSale(card)) return []
      const isLower = card.price !== null && finding.was !== null && card.price < finding.was
      if (change === 'price' && !isLower) return []
      const price = card.price === null ? texts['digest.request'] : formatPrice(card.price, style)
      const said =
        change === 'price'
          ? texts['digest.was']
              .replace('{price}', price)
              .replace('{was}', formatPrice(finding.was ?? 0, style))
          : price
      const title = unitTitle(card, { language, texts, numberStyle: parts.numberStyle })
      return [
        {
          title: oneLine(`${title}, ${card.complex.name}`),
          text: said,
          link: parts.publicUrl + pages.estate(language, card.category, card.slug),
        },
      ]
    }),
  }))
}

async function stageSection(
  parts: WatchLetterParts,
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
