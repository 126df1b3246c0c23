import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'

type Answer = { status?: number; body?: unknown }

/** What an account says in place of an answer; it does what was asked and then says nothing (`lost`) or 503 (`late`). */
type Trouble = Answer | 'lost' | 'late' | null

/** A request as the account keeps it. */
type Unsorted = {
  source_uid: string
  source_name: string
  pipeline_id?: number
  created_at: number
  metadata: Record<string, unknown>
  embedded: Record<'leads' | 'contacts', Record<string, unknown>[]>
}

/**
 * A stand-in for an account of amoCRM: tokens as its documentation tells of them (an authorisation code and each refresh
 * token are valid once, an access token for a day), and the call that takes requests. It knows the account by
 * `integration` and `secret`.
 */
export async function startAmoCrm(t: Lifetime, trouble: (path: string) => Trouble = () => null) {
  const codes = new Set(['code-1'])
  const refreshTokens = new Set<string>()
  const accessTokens = new Set(['long-lived'])
  const requests: Unsorted[] = []
  const asked = { tokens: 0, forms: 0 }

  function answer(received: Received): Answer | 'hang' {
    const isTokens = received.path === '/oauth2/access_token'
    asked[isTokens ? 'tokens' : 'forms']++
    const instead = trouble(received.path)
    if (instead !== null && typeof instead === 'object') return instead
    const done = isTokens ? tokens(JSON.parse(received.body)) : forms(received)
    if (instead === null) return done
    return instead === 'lost' ? 'hang' : { status: 503 }
  }

  function tokens(call: Record<string, string>): Answer {
    const isKnown =
      call['client_id'] === 'integration' &&
      call['client_secret'] === 'secret' &&
      call['redirect_uri'] === 'https://example.com'
    const isGranted =
      call['grant_type'] === 'authorization_code'
        ? codes.has(call['code'] ?? '')
        : call['grant_type'] === 'refresh_token' && refreshTokens.has(call['refresh_token'] ?? '')
    if (!isKnown || !isGranted) {
      return {
        status: isKnown ? 400 : 401,
        body: { hint: 'Token has been revoked', title: 'Bad Request', status: isKnown ? 400 : 401 },
      }
    }
    codes.delete(call['code'] ?? '')
    refreshTokens.delete(call['refresh_token'] ?? '')
    const pair = { access_token: `access-${asked.tokens}`, refresh_token: `refresh-${asked.tokens}` }
    accessTokens.add(pair.access_token)
    refreshTokens.add(pair.refresh_token)
    return { body: { token_type: 'Bearer', expires_in: 86_400, server_time: 1_795_255_200, ...pair } }
  }

  function forms({ path, headers, body }: Received): Answer {
    if (path !== '/api/v4/leads/unsorted/forms') return { status: 404, body: { title: 'Not Found' } }
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!accessTokens.has(bearer)) return { status: 401, body: { title: 'Unauthorized', status: 401 } }
    const list: (Omit<Unsorted, 'embedded'> & Record<'_embedded', Unsorted['embedded']>)[] = JSON.parse(body)
    const missing = list.flatMap((one) =>
      ['source_uid', 'source_name', 'metadata'].filter((name) => !(name in one)),
    )
    if (missing.length > 0) {
      const errors = missing.map((path) => ({ code: 'FieldMissing', path, detail: 'This field is missing.' }))
      return { status: 400, body: { 'validation-errors': [{ request_id: '0', errors }], status: 400 } }
    }
    requests.push(...list.map(({ _embedded: embedded, ...request }) => ({ ...request, embedded })))
    const unsorted = list.map((_, index) => ({ uid: `uid-${requests.length + index}`, request_id: '0' }))
    return { body: { _total_items: list.length, _embedded: { unsorted } } }
  }

  const receiver = await startReceiver(t, answer)
  return {
    ...receiver,
    requests,
    asked,
    /** Staff make a new authorisation code. */
    addCode: (code: string) => void codes.add(code),
    /** No access token is valid any more. */
    forgetAccess: () => accessTokens.clear(),
  }
}
