/** How far the loading of a map has come (R135). */
export type LoaderState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'error'; readonly error: unknown }

/** Something heavy that is loaded when it is first wanted. */
export type Loader<T> = {
  state: () => LoaderState<T>
  /** Reports every change until it is unsubscribed. */
  subscribe: (tell: () => void) => () => void
  /** Begins, or begins again after an error. While it loads, and after it has loaded, nothing happens. */
  start: () => void
}

/**
 * @param timeoutMs the milliseconds after which a load counts as failed; a later result is ignored
 * @param lateName the name of that error
 */
export function createLoader<T>(load: () => Promise<T>, timeoutMs: number, lateName = 'Error'): Loader<T> {
  let state: LoaderState<T> = { status: 'pending' }
  const listeners = new Set<() => void>()
  const become = (next: LoaderState<T>) => {
    state = next
    for (const tell of listeners) tell()
  }
  return {
    state: () => state,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    start() {
      if (state.status === 'loading' || state.status === 'loaded') return
      become({ status: 'loading' })
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        late.reject(Object.assign(new Error(`Not loaded in ${timeoutMs} ms`), { name: lateName }))
      }, timeoutMs)
      Promise.race([load(), late.promise])
        .then(
          (value) => become({ status: 'loaded', value }),
          (error: unknown) => become({ status: 'error', error }),
        )
        .finally(() => clearTimeout(timer))
    },
  }
}
