import { type Log, safeError } from '#api/http/log.ts'
import { setAsideOrphans } from '#leads/uploads/orphan-files.ts'

type Parts = Parameters<typeof setAsideOrphans>[0]
type WarningLog = Log & { warn: Log['info'] }

/**
 * Moves uploads of earlier processes that became no request into the trash. A failure here does not stop the start.
 */
export async function clearUploads(parts: Parts, log: WarningLog): Promise<void> {
  try {
    const { moved, returned, refused } = await setAsideOrphans(parts)
    if (refused > 0) {
      log.warn(
        { files: refused },
        'so many uploads belong to no request of this database that none was touched: is it the right database?',
      )
    }
    if (moved > 0) log.info({ moved }, 'uploads that belong to no request wait in uploads/trash for 30 days')
    if (returned > 0) log.info({ returned }, 'uploads came back from the trash: their requests are here')
  } catch (error) {
    log.error({ err: safeError(error) }, 'old uploads could not be set aside')
  }
}
