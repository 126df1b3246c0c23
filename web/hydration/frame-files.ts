import { frameValues } from '../data/frame-value.ts'

/** How long the next try waits at most, in milliseconds. */
const longest = 60_000

/**
 * Waits for the files of the frame that the page names (`data-frame`). Until they have come the page works as it does
 * without scripts.
 */
export async function frameFilesHere(): Promise<void> {
  const addresses = document.documentElement.dataset.frame?.split(' ') ?? []
  await Promise.all(addresses.map((address) => fetched(address, 5_000)))
}

/** Tries again after a pause, which grows, and at once when the network is back. */
async function fetched(address: string, pause: number): Promise<void> {
  const value: unknown = await fetch(address)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  if (value !== null) return void frameValues.set(address, value)
  await new Promise((resolve) => {
    setTimeout(resolve, pause)
    addEventListener('online', resolve, { once: true })
  })
  return fetched(address, Math.min(2 * pause, longest))
}
