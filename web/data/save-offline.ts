/** How long after the last change of the list it is kept for reading without a network, in milliseconds. */
const rest = 1500

let timer: ReturnType<typeof setTimeout> | undefined

/** Saves the list for offline use a moment later, so that further changes are not slowed down. */
export function saveOffline(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    import('./offline.ts').then(({ saveList }) => saveList()).catch(() => {})
  }, rest)
}
