import { join } from 'node:path'
import { type Log, safeError } from '#api/http/log.ts'
import { nowAndThen } from '#api/http/now-and-then.ts'
import type { Drained } from '#leads/spool/spool-drain.ts'
import { drainLoop } from '#leads/spool/drain-loop.ts'
import { type Journal, type JournalNews, openJournal } from '#leads/spool/spool.ts'
import { openJournalFolder } from '#leads/spool/spool-folder.ts'
import type { KeepParts } from '#leads/intake/keep-lead.ts'
import { StartError } from '../start-error.ts'

/** Folder of the journal in DATA_DIR. */
export const journalFolder = 'lead-journal'

type JournalParts = KeepParts & { dataDir: string; log: Log }

/**
 * The journal of DATA_DIR, with the loop that brings what it holds into the database. The log hears when it begins to
 * fill and what it gave back, in figures.
 */
export async function openLeadJournal(parts: JournalParts): Promise<{
  journal: Journal
  close(): Promise<void>
}> {
  const { dataDir, log } = parts
  const folder = join(dataDir, journalFolder)
  const journal = await opened(folder, {
    begun: (cause) =>
      log.error({ err: safeError(cause) }, 'the database takes no requests: they are kept in the journal'),
    setAside: (cause) =>
      log.error({ err: safeError(cause) }, `a line of the journal was set aside in ${folder}`),
  })
  const stuck = nowAndThen((error) =>
    log.error({ err: safeError(error), waiting: journal.length }, 'some requests cannot leave the journal'),
  )
  const onPass = ({ drained, failure, isAway }: Drained) => {
    if (drained > 0)
      log.info({ drained, waiting: journal.length }, 'requests went from the journal to the database')
    if (failure !== null && !isAway) stuck(failure)
  }
  const loop = drainLoop({ ...parts, journal, onPass, onError: stuck })
  return {
    journal,
    async close() {
      await loop.close()
      await journal.close()
    },
  }
}

async function opened(folder: string, news: JournalNews): Promise<Journal> {
  try {
    return await openJournal(await openJournalFolder(folder), news)
  } catch (error) {
    throw new StartError(
      `The journal of requests in ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.
  Requests go there while the database is down. Give the folder and its files to the user who starts the site.`,
      error,
    )
  }
}
