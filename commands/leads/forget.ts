import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { forgetPerson } from '#database/leads/forget-person.ts'
import type { Person } from '#database/leads/person.ts'
import { wipeTraces } from '#database/leads/wipe-traces.ts'
import { refusedFile } from '#leads/spool/spool-folder.ts'
import { unlessGone } from '#leads/spool/unless-gone.ts'
import { trashFolder } from '#leads/uploads/orphan-files.ts'
import { uploadsFolder } from '#server/bootstrap/delivery.ts'
import { spoolFolder } from '#server/bootstrap/lead-spool.ts'
import type { CommandContext } from '../command-context.ts'
import { saySentCopies } from './retention.ts'
import { sayWaiting } from './spool-leads.ts'

/**
 * Deletes the data of a person, files too, and prints the numbers (law 94-V: deletion on request).
 *
 * @returns whether nothing of it is left that this machine knows of
 */
export async function forget(context: CommandContext, person: Person): Promise<boolean> {
  const { leads, deliveries, subscriptions, files } = await forgetPerson(context.db, person)
  const uploads = uploadsFolder(context.env)
  await wipeTraces(context.db)
  const elsewhere: string[] = []
  for (const file of files) {
    const places = [join(uploads, basename(file)), join(uploads, trashFolder, basename(file))]
    const here = await Promise.all(places.map(isThere))
    if (!here.includes(true)) elsewhere.push(file)
    for (const path of places) await rm(path, { force: true })
  }
  await context.print(
    `Deleted: requests ${leads}, deliveries ${deliveries}, files ${files.length - elsewhere.length}, subscriptions ${subscriptions}\n`,
  )
  if (elsewhere.length > 0) {
    context.say(
      `Not on this machine, delete them in the folder uploads of the others: ${elsewhere.join(', ')}`,
    )
  }
  const waiting = await sayWaiting(context, person)
  const isRefused = await standsInRefused(context.env, person)
  if (isRefused) context.say(`${refusedPath(context.env)} names them: delete those lines there.`)
  await saySentCopies(context)
  context.say('Also delete what else holds the data: exports, calls in the CRM, any backups.')
  return elsewhere.length + waiting === 0 && !isRefused
}

function refusedPath(env: CommandContext['env']): string {
  return join(env.DATA_DIR, spoolFolder, refusedFile)
}

/** Refused lines may be torn, so they are searched as text. */
async function standsInRefused(env: CommandContext['env'], { phone, email }: Person): Promise<boolean> {
  const text = (await unlessGone(readFile(refusedPath(env), 'utf8')))?.toLowerCase() ?? ''
  return [phone, email?.toLowerCase()].some((word) => typeof word === 'string' && text.includes(word))
}

async function isThere(path: string): Promise<boolean> {
  return (await unlessGone(stat(path))) !== null
}
