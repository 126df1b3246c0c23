import type { openGate } from '../servers/tcp-gate.ts'
import type { startPostgres } from '../databases/postgres.ts'

/**
 * `stopped`: the server has ended and its port refuses; `cut`: every connection breaks; `frozen`: nothing is
 * answered.
 */
export const outageKinds = ['stopped', 'cut', 'frozen'] as const
export type OutageKind = (typeof outageKinds)[number]

export type Outage = { begin(): Promise<void>; end(): Promise<void> }

type Parts = {
  postgres: Awaited<ReturnType<typeof startPostgres>>
  /** Between the site and that server. */
  gate: Awaited<ReturnType<typeof openGate>>
}

/** The kinds of outage of a database. */
export function outagesOf({ postgres, gate }: Parts): Readonly<Record<OutageKind, Outage>> {
  const open = async () => gate.set('open')
  return {
    stopped: { begin: postgres.halt, end: postgres.resume },
    cut: { begin: async () => gate.set('closed'), end: open },
    frozen: { begin: async () => gate.set('silent'), end: open },
  }
}
