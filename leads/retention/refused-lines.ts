import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecord } from '../intake/lead-record.ts'
import { refusedFile } from '../spool/spool-folder.ts'
import { unlessGone } from '../spool/unless-gone.ts'

/** How many lines that the spool has set aside came before a moment. Of a torn line nobody knows: it stays. */
export async function countAgedLines(spool: string, before: Date): Promise<number> {
  return (await linesOf(join(spool, refusedFile))).filter((line) => isAged(line, before)).length
}

/** Deletes those lines. Lines that the spool sets aside meanwhile stay. */
export async function deleteAgedLines(spool: string, before: Date): Promise<void> {
  const path = join(spool, refusedFile)
  const taken = `${path}.old`
  // One that an earlier process has left is done first.
  for (const isLeft of [true, false]) {
    if (!isLeft && (await unlessGone(rename(path, taken).then(() => true))) === null) return
    const young = (await linesOf(taken)).filter((line) => !isAged(line, before))
    if (young.length > 0) await appendFile(path, `${young.join('\n')}\n`, { mode: 0o600, flush: true })
    await rm(taken, { force: true })
  }
}

async function linesOf(path: string): Promise<string[]> {
  const text = (await unlessGone(readFile(path, 'utf8'))) ?? ''
  return text.split('\n').filter((line) => line !== '')
}

function isAged(line: string, before: Date): boolean {
  const record = readRecord(line)
  return !(record instanceof Error) && record.lead.created_at < before.toISOString()
}
