import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { Drained } from '#leads/spool/spool-drain.ts'
import { drainLoop } from '#leads/spool/drain-loop.ts'
import { type Spool, type SpoolNews, openSpool } from '#leads/spool/spool.ts'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import type { KeepParts } from '#leads/intake/keep-lead.ts'
import { spoolFolder } from './data-folders.ts'
import { StartError } from '../start-error.ts'

type SpoolParts = KeepParts & { dataDir: string; log: Log }

/**
 * The spool of DATA_DIR, with the loop that moves its requests into the database. The log shows when it begins to
 * fill and how many requests it gave back.
 */
export async function openLeadSpool(parts: SpoolParts): Promise<{
  spool: Spool
  close(): Promise<void>
}> {
  const { dataDir, log } = parts
  const folder = join(dataDir, spoolFolder)
  const spool = await opened(folder, {
    begun: (cause) =>
      log.error({ err: safeError(cause) }, 'the database takes no requests: they are kept in the spool'),
    setAside: (cause) =>
      log.error({ err: safeError(cause) }, `a line of the spool was set aside in ${folder}/refused`),
  })
  const stuck = throttle((error) =>
    log.error({ err: safeError(error), waiting: spool.length }, 'some requests cannot leave the spool'),
  )
  const onPass = ({ drained, failure, isAway }: Drained) => {
    if (drained > 0)
      log.info({ drained, waiting: spool.length }, 'requests went from the spool to the database')
    if (failure !== null && !isAway) stuck(failure)
  }
  const loop = drainLoop({ ...parts, spool, onPass, onError: stuck })
  return {
    spool,
    async close() {
      await loop.close()
      await spool.close()
    },
  }
}

/** Where versions before 2026-11-23 kept the lines that they set aside: these go the usual way once more. */
const earlierRefused = ['refused.jsonl', 'refused.jsonl.old']

async function opened(folder: string, news: SpoolNews): Promise<Spool> {
  try {
    const files = await openSpoolFolder(folder)
    for (const name of earlierRefused) await files.rename(name, `${Date.now()}-${randomUUID()}.jsonl`)
    return await openSpool(files, news)
  } catch (error) {
    throw new StartError(
      `The spool of requests in ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.
  Requests go there while the database is down. Give the folder and its files to the user who starts the site.`,
      error,
    )
  }
}
