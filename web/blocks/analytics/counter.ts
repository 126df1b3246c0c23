/** A counter's data about a page. Addresses come without typed words (counted-address.ts). */
export type CountedView = { address: string; title: string; referrer: string }

/** The data of a goal. */
export type CountedFields = Readonly<Record<string, string | number>>

/** One of the services that count visits. Nothing of it is loaded before `start`. */
export type Counter = {
  /** Loads its script, or goes on after `stop`. */
  start: (first: CountedView) => void
  view: (view: CountedView) => void
  goal: (name: string, fields: CountedFields) => void
  stop: () => void
}

/** The parts of a page that counters use: its globals, with the queues of their scripts, and a loader of scripts. */
export type CounterPlace = { globals: Record<string, unknown>; load: (address: string) => void }

export const inBrowser: CounterPlace = {
  globals: globalThis as unknown as Record<string, unknown>,
  load(address) {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    document.head.append(script)
  },
}
