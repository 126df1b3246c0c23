import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { forgetPerson, type Person } from '#database/leads/forget-person.ts'
import { refusedFile } from '#leads/spool/spool-folder.ts'
import { trashFolder } from '#leads/uploads/orphan-files.ts'
import { uploadsFolder } from '#server/bootstrap/delivery.ts'
import { journalFolder } from '#server/bootstrap/lead-spool.ts'
import type { Desk } from './desk.ts'
import { journalLeads } from './journal-leads.ts'

/**
 * Deletes what is kept of a person, files too, and prints how much it was (law 94-V: deletion on request).
 *
 * @returns whether nothing of it is left that this machine knows of
 */
export async function forget(desk: Desk, person: Person): Promise<boolean> {
  const { leads, deliveries, subscriptions, files } = await forgetPerson(desk.db, person)
  const uploads = uploadsFolder(desk.env)
  const elsewhere: string[] = []
  for (const file of files) {
    const places = [join(uploads, basename(file)), join(uploads, trashFolder, basename(file))]
    const here = await Promise.all(places.map(isThere))
    if (!here.includes(true)) elsewhere.push(file)
    for (const path of places) await rm(path, { force: true })
  }
  await desk.print(
    `Deleted: requests ${leads}, deliveries ${deliveries}, files ${files.length - elsewhere.length}, subscriptions ${subscriptions}\n`,
  )
  if (elsewhere.length > 0) {
    desk.say(`Not on this machine, delete them in the folder uploads of the others: ${elsewhere.join(', ')}`)
  }
  const waiting = (await journalLeads(desk)).filter(
    ({ phone, email }) =>
      phone === person.phone || (person.email !== null && email.toLowerCase() === person.email.toLowerCase()),
  )
  if (waiting.length > 0) {
    desk.say(`${waiting.length} more in the journal: run this again when the site has brought them in.`)
  }
  const isRefused = await standsInRefused(desk.env, person)
  if (isRefused) desk.say(`${refusedPath(desk.env)} names them: delete those lines there.`)
  desk.say('Also delete what was sent by mail, webhook or to the CRM, and any backups.')
  return elsewhere.length + waiting.length === 0 && !isRefused
}

function refusedPath(env: Desk['env']): string {
  return join(env.DATA_DIR, journalFolder, refusedFile)
}

/** Lines that were set aside may be torn, so they are looked through as text. */
async function standsInRefused(env: Desk['env'], { phone, email }: Person): Promise<boolean> {
  const path = refusedPath(env)
  if (!(await isThere(path))) return false
  const text = (await readFile(path, 'utf8')).toLowerCase()
  return [phone, email?.toLowerCase()].some((word) => typeof word === 'string' && text.includes(word))
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
