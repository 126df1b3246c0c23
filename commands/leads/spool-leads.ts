import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOfPerson, type OtherNames, type Person } from '#database/leads/person.ts'
import { oneLine } from '#leads/delivery/lead-lines.ts'
import { type RefusedLine, refusedLines } from '#leads/spool/refused-lines.ts'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { type LeadRecord, readRecord } from '#leads/intake/lead-record.ts'
import { spoolFolder } from '#server/bootstrap/data-folders.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'

/** Requests on this machine's disk that the database has not taken yet. Only looks: the site brings them in. */
export async function spoolLeads({
  db,
  env,
}: Pick<CommandContext, 'db' | 'env'>): Promise<LeadRecord['lead'][]> {
  const path = join(env.DATA_DIR, spoolFolder)
  if (!existsSync(path)) return []
  const folder = await openSpoolFolder(path)
  const found = new Map<string, LeadRecord['lead']>()
  for (const { name } of await folder.list()) {
    const text = await folder.read(name)
    for (const line of text?.toString('utf8').split('\n') ?? []) {
      const record = readRecord(line)
      if (!(record instanceof Error)) found.set(record.lead.id, record.lead)
    }
  }
  for (const id of found.keys()) {
    const kept = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()
    if (kept !== undefined) found.delete(id)
  }
  return [...found.values()]
}

/** Informs staff of requests that a list cannot show yet. */
export async function saySpool(context: CommandContext): Promise<void> {
  const { length } = await spoolLeads(context)
  if (length === 0) return
  context.say(
    staffText(
      '{count} more in the spool: received while the database was down; they will appear here once the running site has imported them.',
      { count: length },
    ),
  )
}

/** The lines set aside on this machine's disk that name a person. Half a line is searched as text. */
export async function refusedOf(
  { env }: Pick<CommandContext, 'env'>,
  person: Person,
): Promise<RefusedLine[]> {
  const words = [person.phone, person.email?.toLowerCase()].filter((word) => typeof word === 'string')
  return (await refusedLines(join(env.DATA_DIR, spoolFolder))).filter(({ record, text }) =>
    record === null
      ? words.some((word) => text.toLowerCase().includes(word))
      : isOfPerson(record.lead, person),
  )
}

/** Says what else the requests of a person name: a subscription has a mail address alone, and requests may have others. */
export function sayOtherNames({ say }: Pick<CommandContext, 'say'>, { phones, emails }: OtherNames): void {
  const options = [...phones.map((phone) => `--phone ${phone}`), ...emails.map((email) => `--email ${email}`)]
  for (const option of options) {
    say(
      staffText('Their requests also name {option}: repeat it with that, if it is theirs.', {
        option: oneLine(option),
      }),
    )
  }
}

/**
 * Says which requests of a person are still in the spool, or were set aside: what was done for the person does not reach
 * them.
 *
 * @returns how many there are
 */
export async function sayWaiting(context: CommandContext, person: Person): Promise<number> {
  const waiting = (await spoolLeads(context)).filter((lead) => isOfPerson(lead, person))
  if (waiting.length > 0) {
    context.say(
      staffText('{count} more in the spool: run this again when the site has imported them.', {
        count: waiting.length,
      }),
    )
  }
  const refused = await refusedOf(context, person)
  for (const { path } of refused) {
    context.say(
      staffText('The database refused a request of this person, look at it yourself: {path}', { path }),
    )
  }
  return waiting.length + refused.length
}
