import { rm } from 'node:fs/promises'
import { forgetPerson } from '#database/leads/forget-person.ts'
import { otherNames, type Person } from '#database/leads/person.ts'
import { wipeTraces } from '#database/leads/wipe-traces.ts'
import { isHere, placesOf } from '#leads/uploads/orphan-files.ts'
import { uploadsFolder } from '#server/bootstrap/data-folders.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { saySentCopies } from './retention.ts'
import { refusedOf, sayOtherNames, sayWaiting } from './spool-leads.ts'

/**
 * Deletes the data of a person, files too, and prints the numbers (law 94-V: deletion on request).
 *
 * @returns whether nothing of it is left that this machine knows of
 */
export async function forget(context: CommandContext, person: Person): Promise<boolean> {
  const others = await otherNames(context.db, person)
  const { leads, deliveries, subscriptions, watchers, files } = await forgetPerson(context.db, person)
  const refused = await refusedOf(context, person)
  files.push(...refused.flatMap(({ record }) => record?.file?.path ?? []))
  for (const { path } of refused) await rm(path, { force: true })
  const uploads = uploadsFolder(context.env)
  await wipeTraces(context.db)
  const elsewhere: string[] = []
  for (const file of files) {
    if (!(await isHere(uploads, file))) elsewhere.push(file)
    for (const path of placesOf(uploads, file)) await rm(path, { force: true })
  }
  const deleted = staffText(
    'Deleted: requests {requests}, deliveries {deliveries}, files {files}, subscriptions {subscriptions}, watchers {watchers}',
    {
      requests: leads + refused.length,
      deliveries,
      files: files.length - elsewhere.length,
      subscriptions,
      watchers,
    },
  )
  await context.print(`${deleted}\n`)
  if (elsewhere.length > 0) {
    context.say(
      staffText('Not on this machine, delete them in the folder uploads of the others: {files}', {
        files: elsewhere.join(', '),
      }),
    )
  }
  sayOtherNames(context, others)
  const waiting = await sayWaiting(context, person)
  await saySentCopies(context)
  context.say(staffText('Also delete what else holds the data: exports, calls in the CRM, any backups.'))
  return elsewhere.length + waiting === 0
}
