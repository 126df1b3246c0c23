import type { Subscription } from '#contract/subscriptions.ts'
import type { Database } from '#database/open.ts'
import { askToSubscribe, confirm, leave } from '#database/leads/subscriptions.ts'
import type { Language } from '#domain/languages.ts'
import { areNear } from '../intake/address-network.ts'
import { readSubscriptionToken, type SubscriptionPurpose } from './subscription-token.ts'

/** `secret` signs the links of letters. */
export type SubscriptionParts = { db: Database; now: () => Date; newId: () => string; secret: string }

export type SubscriptionRequest = {
  body: Pick<Subscription, 'email' | 'page_url'>
  /** Address of the visitor, empty when unknown. */
  address: string
  language: Language
  /** Of the words that the consent is to. */
  consentVersion: string
  /** Page the request came from, where the body does not say it. */
  page: string
}

/** The link of a letter does nothing: it is none of ours, or `expired` says that a newer letter is needed. */
export class LinkRefused extends Error {
  readonly expired: boolean

  constructor(expired: boolean) {
    super('the link of a letter was refused')
    this.name = 'LinkRefused'
    this.expired = expired
  }
}

/** Keeps the request to get letters; on disk, with the letter that asks to confirm it, when the promise resolves. */
export async function subscribe(parts: SubscriptionParts, request: SubscriptionRequest): Promise<void> {
  const { body } = request
  const at = parts.now()
  const subscription = {
    id: parts.newId(),
    email: body.email,
    language: request.language,
    consent_version: request.consentVersion,
    consent_at: at.toISOString(),
    address: request.address,
    page_url: body.page_url ?? request.page,
  }
  const isNear = (address: string) => areNear(address, request.address)
  await askToSubscribe(parts.db, subscription, at, parts.newId, isNear)
}

/** @throws LinkRefused when there is nothing to confirm with this token */
export async function confirmByToken(parts: SubscriptionParts, token: string): Promise<void> {
  const { id, madeAt } = readLink(parts, 'confirm', token)
  if (!(await confirm(parts.db, id, madeAt, parts.now()))) throw new LinkRefused(true)
}

/** @throws LinkRefused when this token is of no letter of ours */
export async function leaveByToken(parts: SubscriptionParts, token: string): Promise<void> {
  await leave(parts.db, readLink(parts, 'leave', token).id, parts.now())
}

/**
 * What the token of a letter is about, for one purpose.
 *
 * @throws LinkRefused when it is none of ours, or too old
 */
export function readLink(
  parts: Pick<SubscriptionParts, 'secret' | 'now'>,
  purpose: SubscriptionPurpose,
  token: string,
) {
  const read = readSubscriptionToken(parts.secret, purpose, token, parts.now())
  if (typeof read === 'string') throw new LinkRefused(read === 'expired')
  return read
}
