import { followRedirects, rulePath, type RedirectRules } from '#domain/redirects.ts'
import type { Redirect } from '#contract/redirects.ts'
import type { Database } from '../open.ts'

/** The rules of the editors (A6). Earlier imports kept other spellings: with percent escapes, and a slash at the end. */
export async function readRedirects(db: Database): Promise<RedirectRules> {
  const rows = await db.selectFrom('redirects').selectAll().execute()
  return new Map(
    rows.map(({ is_prefix, keeps_tail, ...rule }) => [
      rulePath(rule.path),
      { ...rule, isPrefix: is_prefix === 1, keepsTail: keeps_tail === 1 },
    ]),
  )
}

/** Where an address of the site has moved; without a target when it has not. */
export function redirectOf(rules: RedirectRules, address: string): Redirect {
  return followRedirects(address, rules) ?? { target: null }
}
