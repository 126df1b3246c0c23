/** What a counter is told of a page. Addresses come without what visitors typed (counted-address.ts). */
export type CountedView = { address: string; title: string; referrer: string }

/** What goes with a goal. */
export type CountedFields = Readonly<Record<string, string | number>>

/** One of the services that count visits. Nothing of it is loaded before `start`. */
export type Counter = {
  /** Loads its script, or goes on after `stop`. */
  start: (first: CountedView) => void
  view: (view: CountedView) => void
  goal: (name: string, fields: CountedFields) => void
  stop: () => void
}

/** What counters need of a page: its globals, where their scripts look for their orders, and a way to load a script. */
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
