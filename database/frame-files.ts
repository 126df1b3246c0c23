import type { Database } from './open.ts'

/**
 * Keeps the text of a file of the frame, or notes that it is still in use.
 *
 * @param now a moment, ISO
 */
export async function keepFrameFile(
  db: Database,
  { hash, text, now }: { hash: string; text: string; now: string },
): Promise<void> {
  await db
    .insertInto('frame_files')
    .values({ hash, text, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: now }))
    .execute()
}

/** Removes the files that no page has used since a moment, ISO. */
export async function dropFrameFiles(db: Database, before: string): Promise<void> {
  await db.deleteFrom('frame_files').where('used_at', '<', before).execute()
}

/** The text of a file of the frame, which any replica may have made; null where none is kept. */
export async function readFrameFile(db: Database, hash: string): Promise<string | null> {
  const row = await db.selectFrom('frame_files').select('text').where('hash', '=', hash).executeTakeFirst()
  return row?.text ?? null
}
