/** How long after the last change of the list it is kept for reading without a network, in milliseconds. */
const rest = 1500

let timer: ReturnType<typeof setTimeout> | undefined

/** Has the list kept a moment later; who goes on changing it is not hindered. */
export function saveOffline(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    import('./offline.ts').then(({ saveList }) => saveList()).catch(() => {})
  }, rest)
}
