import { looksOf } from '#database/staff/looks.ts'
import type { StaffLookTable } from '#database/tables.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import type { ContentContext } from '../command-context.ts'

const looks: Readonly<Record<StaffLookTable['what'], StaffText<[]>>> = {
  login: 'logged in',
  list: 'looked at the list',
  search: 'searched by phone',
  request: 'opened the request',
  send: 'sent again the request',
  confirm: 'confirmed the meeting of the request',
  move: 'proposed another time or place for the meeting of the request',
  cancel: 'cancelled the meeting of the request',
}

/** Prints who has looked at what, from old to new. */
export async function printLooks(
  { env, print, say }: ContentContext,
  filter: Parameters<typeof looksOf>[1],
): Promise<boolean> {
  const db = await openExistingDatabase(env)
  try {
    let count = 0
    for await (const batch of looksOf(db, filter)) {
      await print(batch.map(lineOf).join(''))
      count += batch.length
    }
    if (count === 0) say(staffText('No looks.'))
    return true
  } finally {
    await db.destroy()
  }
}

function lineOf({ at, name, what, lead_id }: StaffLookTable): string {
  const moment = new Date(at)
  const words = [staffText(looks[what]), lead_id].filter((part) => part !== null).join(' ')
  return `${dayInKazakhstan(moment)} ${timeInKazakhstan(moment)}  ${name.padEnd(20)}  ${words}\n`
}
