import { followRedirects } from '#domain/redirects.ts'
import type { Redirect } from '#contract/redirects.ts'
import type { Database } from '../open.ts'

/** Where an address of the site has moved by the rules of the editors (A6); without a target when it has not. */
export async function findRedirect(db: Database, address: string): Promise<Redirect> {
  const moved = await followRedirects(address, async (paths) => {
    const rows = await db.selectFrom('redirects').selectAll().where('path', 'in', paths).execute()
    return rows.map(({ is_prefix, keeps_tail, ...rule }) => ({
      ...rule,
      isPrefix: is_prefix === 1,
      keepsTail: keeps_tail === 1,
    }))
  })
  return moved ?? { target: null }
}
