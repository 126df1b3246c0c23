/** The counters' names of their cookies and of their entries in the browser's storage. */
const cookies = /^(?:_ga|_ym)/
const entries = /^_ym/

/** Removes the counters' data from this browser: the consent has been withdrawn. */
export function forgetCounters(): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!cookies.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    for (const name of Object.keys(localStorage)) if (entries.test(name)) localStorage.removeItem(name)
  } catch {
    // Storage is forbidden here, so nothing was left in it.
  }
}
