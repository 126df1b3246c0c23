import type { Database } from './open.ts'

/**
 * Keeps the text of a file of the frame, or notes that it is still in use, and removes those that no page has used
 * since `oldest`.
 *
 * @param now a moment, ISO
 * @param oldest a moment, ISO
 */
export async function keepFrameFile(
  db: Database,
  { hash, text, now, oldest }: { hash: string; text: string; now: string; oldest: string },
): Promise<void> {
  await db
    .insertInto('frame_files')
    .values({ hash, text, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: now }))
    .execute()
  await db.deleteFrom('frame_files').where('used_at', '<', oldest).execute()
}

/** The text of a file of the frame, which any replica may have made; null where none is kept. */
export async function readFrameFile(db: Database, hash: string): Promise<string | null> {
  const row = await db.selectFrom('frame_files').select('text').where('hash', '=', hash).executeTakeFirst()
  return row?.text ?? null
}
