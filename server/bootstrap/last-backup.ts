import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The file of DATA_DIR whose time says when `deploy/backup.sh` last succeeded. */
export const lastBackupFile = 'last-backup'

/** When the data were last backed up; null where `backup.sh` never was, since another way may be in use. */
export async function lastBackup(dataDir: string): Promise<Date | null> {
  const found = await stat(join(dataDir, lastBackupFile)).catch(() => null)
  return found?.mtime ?? null
}
