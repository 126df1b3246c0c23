import type { OwnWatches } from '#contract/watches.ts'
import { askToWatch } from '#database/watches/ask-to-watch.ts'
import {
  confirmWatches,
  endEverything,
  endWatch,
  type OwnWatch,
  ownWatches,
} from '#database/watches/own-watches.ts'
import type { Language } from '#domain/languages.ts'
import { readTarget, type WatchTarget, writeTarget } from '#domain/watches.ts'
import { areNear } from '../intake/address-network.ts'
import { readSubscriptionToken, subscriptionToken } from '../subscriptions/subscription-token.ts'
import { LinkRefused, readLink, type SubscriptionParts } from '../subscriptions/subscriptions.ts'
import { type SubjectParts, watchSubject } from './subject-words.ts'

export type WatchRequest = {
  email: string
  target: WatchTarget
  /** Address of the visitor, empty when unknown. */
  address: string
  language: Language
  /** Of the words that the consent is to. */
  consentVersion: string
  /** The page that the form stood on. */
  page: string
}

/** Keeps the wish to be told; on disk, with the letter that asks to confirm it, when the promise resolves. */
export async function watch(parts: SubscriptionParts, request: WatchRequest): Promise<void> {
  const at = parts.now()
  const { email, target, address, language } = request
  const wish = {
    id: parts.newId(),
    email,
    ...writeTarget(target),
    language,
    consent_version: request.consentVersion,
    consent_at: at.toISOString(),
    address,
    page_url: request.page,
  }
  await askToWatch(parts.db, wish, at, parts.newId, (other) => areNear(other, address))
}

/**
 * Confirms what waits at an address.
 *
 * @returns a token for the list of what it watches
 * @throws LinkRefused when there is nothing to confirm with this token
 */
export async function confirmWatchesByToken(parts: SubscriptionParts, token: string): Promise<string> {
  const { id, madeAt } = readLink(parts, 'confirm_watches', token)
  if (!(await confirmWatches(parts.db, id, madeAt, parts.now()))) throw new LinkRefused(true)
  return subscriptionToken(parts.secret, 'own_watches', id, parts.now())
}

/**
 * What an address is told about, by the token of its list, or what it wants to be, by that of the letter that asks.
 *
 * @throws LinkRefused when the token is of no letter of ours, or there is nothing to confirm any more
 */
export async function ownWatchesByToken(
  parts: SubscriptionParts,
  words: SubjectParts,
  token: string,
  language: Language,
): Promise<OwnWatches> {
  const list = readSubscriptionToken(parts.secret, 'own_watches', token, parts.now())
  if (typeof list !== 'string') {
    const own = await ownWatches(parts.db, list.id)
    return { can_confirm: false, watches: await inWords(words, own?.watches ?? [], language) }
  }
  const { id, madeAt } = readLink(parts, 'confirm_watches', token)
  const own = await ownWatches(parts.db, id)
  if (own === null || hasLeftSince(own.watcher.left_at, madeAt) || own.watches.length === 0)
    throw new LinkRefused(true)
  const waiting = own.watches.filter(({ state }) => state === 'pending')
  const watches = waiting.length === 0 ? own.watches : waiting
  return { can_confirm: true, watches: await inWords(words, watches, language) }
}

/**
 * Ends one watch, or all of them.
 *
 * @throws LinkRefused when this token is of no letter of ours
 */
export async function endByToken(parts: SubscriptionParts, token: string, watchId?: string): Promise<void> {
  const { id } = readLink(parts, 'own_watches', token)
  if (watchId === undefined) await endEverything(parts.db, id, parts.now())
  else await endWatch(parts.db, id, watchId)
}

function hasLeftSince(leftAt: string | null, madeAt: Date): boolean {
  return leftAt !== null && leftAt > madeAt.toISOString()
}

async function inWords(
  words: SubjectParts,
  watches: readonly OwnWatch[],
  language: Language,
): Promise<OwnWatches['watches']> {
  const shown: OwnWatches['watches'] = []
  for (const { id, kind, target, state } of watches) {
    const read = readTarget(kind, target)
    const subject = read && (await watchSubject(words, read, language))
    shown.push({ id, is_confirmed: state === 'active', subject })
  }
  return shown
}
