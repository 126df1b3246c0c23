import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSpoolFolder } from '#leads/spool/spool-folder.ts'
import { openSpool } from '#leads/spool/spool.ts'
import type { LeadRecord } from '#leads/intake/lead-record.ts'
import { makeRecord } from './lead-records.ts'
import { type Lifetime, temporaryFolder } from '../servers/server.ts'

/** A spool in a folder, and its log. */
export async function spoolIn(t: Lifetime, path = temporaryFolder(t)) {
  const told: string[] = []
  const spool = await openSpool(await openSpoolFolder(path), {
    begun: (cause) => told.push(`begun: ${String(cause)}`),
    setAside: (cause) => told.push(`set aside: ${cause.message}`),
  })
  t.after(() => spool.close())
  return { spool, path, told }
}

/** Lines of all files of a spool, in order. */
export function spoolLines(path: string): string[] {
  const names = readdirSync(path).filter((name) => name !== 'refused')
  return names.toSorted().flatMap((name) => readFileSync(join(path, name), 'utf8').split('\n').slice(0, -1))
}

/** Ids of the requests in all files of a spool. */
export function spoolIds(path: string): string[] {
  return spoolLines(path).map((line) => (JSON.parse(line) as LeadRecord).lead.id)
}

/** The id that `makeRecord` gives. */
export function idOf(number: number): string {
  return makeRecord(number).lead.id
}

/** The drivers' errors when the server is down. */
export const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A database that records its rows, and fails on command. */
export function databaseThat(fails: (record: LeadRecord) => Error | null = () => null) {
  const kept: string[] = []
  const keep = async (record: LeadRecord) => {
    const failure = fails(record)
    if (failure) throw failure
    kept.push(record.lead.id)
  }
  return { kept, keep }
}
