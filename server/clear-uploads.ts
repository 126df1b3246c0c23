import { type Log, safeError } from '#api/log.ts'
import { removeOrphans } from '#leads/orphan-files.ts'

/** Deletes what earlier processes left of uploads that became no request. A start does not fail for it. */
export async function clearUploads(parts: Parameters<typeof removeOrphans>[0], log: Log): Promise<void> {
  try {
    const removed = await removeOrphans(parts)
    if (removed > 0) log.info({ removed }, 'deleted uploads that belong to no request')
  } catch (error) {
    log.error({ err: safeError(error) }, 'old uploads could not be cleared')
  }
}
