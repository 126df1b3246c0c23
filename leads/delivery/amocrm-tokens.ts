import { createHash } from 'node:crypto'
import { keepAmoCrmAccess, readAmoCrmAccess } from '#database/leads/amocrm-access.ts'
import { inTurn } from '#database/leads/receiver-turns.ts'
import type { AmoCrmAccessTable } from '#database/tables.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { answeredObject, postJson } from './post-json.ts'
import type { ReceiverParts } from './send-lead.ts'

/**
 * What amoCRM lets this site in by. A long-lived token (one day to five years) is the simple way. Else an integration
 * with an authorisation code, which is valid for 20 minutes and once: it gives the first of the pairs of tokens that
 * the site then renews by itself. All of them but `clientId` and `redirectUri` are secrets.
 */
export type AmoCrmAccess =
  | { token: string }
  | { clientId: string; clientSecret: string; redirectUri: string; code: string }

/** The token for a call. `refused` is the one that amoCRM has just refused, so that another one is wanted. */
export type AmoCrmToken = (refused?: string) => Promise<string>

/** After a refusal the same is tried again so much later: a wrong secret may have been put right. Milliseconds. */
const pauseAfterRefusal = 3_600_000

/** A token is renewed so long before its end. Milliseconds. */
const early = 60_000

const lost =
  'amoCRM gives no access: make a new authorisation code and put it into the settings (docs/crm.md, «amoCRM»)'

/** The token of the settings, or the ones of the database. */
export function amoCrmToken(
  url: string,
  access: AmoCrmAccess,
  parts: Pick<ReceiverParts, 'db' | 'now'>,
): AmoCrmToken {
  if ('token' in access) {
    return async (refused) => {
      if (refused === undefined) return access.token
      throw new DeliveryFailure({
        code: 'status 401',
        text: 'amoCRM refuses the long-lived token, make a new one',
      })
    }
  }
  return renewedTokens(url, access, parts)
}

/**
 * Tokens by OAuth 2.0 (amocrm.ru/developers/content/oauth/oauth): an access token lasts for a day, a refresh token for
 * three months and for one use. So one process at a time renews, and writes the new pair at once. A process that dies
 * between the answer and the writing has used up the token that is kept: the next try is refused, and from then on every
 * delivery fails with a word to staff, who make a new code; nothing is lost meanwhile. Where it died before amoCRM heard
 * of it, the next try succeeds and nobody notices.
 */
function renewedTokens(
  url: string,
  access: Exclude<AmoCrmAccess, { token: string }>,
  { db, now }: Pick<ReceiverParts, 'db' | 'now'>,
): AmoCrmToken {
  const account = `${url} ${access.clientId}`
  const code_hash = createHash('sha256').update(access.code).digest('hex')
  /** A pair that could not be written: the database was away. */
  let unwritten: AmoCrmAccessTable | null = null
  let renewal: Promise<string> | null = null

  return async (refused) => {
    const kept = await current()
    if (isUsable(kept) && kept.access_token !== refused) return kept.access_token
    renewal ??= renewed(refused).finally(() => {
      renewal = null
    })
    return renewal
  }

  async function current(): Promise<AmoCrmAccessTable | null> {
    if (unwritten !== null) await write(unwritten)
    return readAmoCrmAccess(db, account)
  }

  async function write(row: AmoCrmAccessTable): Promise<void> {
    unwritten = row
    await keepAmoCrmAccess(db, row)
    unwritten = null
  }

  function isUsable(kept: AmoCrmAccessTable | null): kept is AmoCrmAccessTable {
    if (kept === null || kept.access_token === '' || kept.code_hash !== code_hash) return false
    return Date.parse(kept.expires_at) - early > now().getTime()
  }

  async function renewed(refused: string | undefined): Promise<string> {
    const turn = await inTurn(db, `amocrm:${account}`, now, async () => {
      const kept = await current()
      // Another process has renewed it meanwhile.
      if (isUsable(kept) && kept.access_token !== refused) return kept.access_token
      return ask(kept)
    })
    if (turn === null) throw new DeliveryFailure('another process renews the access to amoCRM')
    return turn.result
  }

  async function ask(kept: AmoCrmAccessTable | null): Promise<string> {
    const isOurs = kept?.code_hash === code_hash
    if (isOurs && kept.refused_at !== null) {
      const since = now().getTime() - Date.parse(kept.refused_at)
      if (since < pauseAfterRefusal) throw new DeliveryFailure(lost)
    }
    const grant =
      isOurs && kept.refresh_token !== ''
        ? { grant_type: 'refresh_token', refresh_token: kept.refresh_token }
        : { grant_type: 'authorization_code', code: access.code }
    const body = JSON.stringify({
      client_id: access.clientId,
      client_secret: access.clientSecret,
      redirect_uri: access.redirectUri,
      ...grant,
    })
    // Nobody breaks this call off: its answer is the only copy of the next token.
    const signal = new AbortController().signal
    const { status, text } = await postJson(`${url}/oauth2/access_token`, body, {}, signal)
    const pair = status >= 200 && status <= 299 ? pairOf(text) : null
    if (pair !== null) {
      const { seconds, ...tokens } = pair
      const expires_at = new Date(now().getTime() + seconds * 1000).toISOString()
      await write({ account, code_hash, ...tokens, expires_at, refused_at: null })
      return pair.access_token
    }
    if (status !== 400 && status !== 401)
      throw new DeliveryFailure({ code: `status ${status}`, text: 'amoCRM gives no new token' })
    // A code that is refused does not put away a pair that another code has begun and that may still work.
    if (isOurs || kept === null) {
      const nothing = { access_token: '', refresh_token: '', expires_at: now().toISOString() }
      await keepAmoCrmAccess(db, {
        ...(kept ?? { account, code_hash, ...nothing }),
        access_token: '',
        refused_at: now().toISOString(),
      })
    }
    throw new DeliveryFailure(lost)
  }
}

/** Of `{token_type, expires_in, access_token, refresh_token}`; null for anything else. */
function pairOf(text: string): { access_token: string; refresh_token: string; seconds: number } | null {
  const { access_token, refresh_token, expires_in } = answeredObject(text)
  if (!isToken(access_token) || !isToken(refresh_token)) return null
  if (typeof expires_in !== 'number' || !(expires_in > 0 && expires_in < 1e9)) return null
  return { access_token, refresh_token, seconds: expires_in }
}

/** Of signs that a header may have. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,10000}$/.test(value)
}
