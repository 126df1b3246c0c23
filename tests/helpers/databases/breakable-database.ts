import type { Database } from '#database/open.ts'

/** `works`; `fails` each transaction at once; `is silent`: a transaction begins and never gets an answer. */
type State = 'works' | 'fails' | 'is silent'

/** A handle of a database whose transactions behave as `state` says; everything else goes through. */
export function breakable(db: Database): { db: Database; state: State } {
  const breakableDb = {
    state: 'works' as State,
    db: new Proxy(db, {
      get(target, name) {
        if (name === 'transaction' && breakableDb.state !== 'works') {
          const state = breakableDb.state
          return () => ({ execute: () => (state === 'fails' ? broken() : new Promise(() => {})) })
        }
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
  }
  return breakableDb
}

async function broken(): Promise<never> {
  throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
}
