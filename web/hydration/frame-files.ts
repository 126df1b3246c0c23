import { frameValues } from '../data/frame-value.ts'

/** How long the next try waits, in milliseconds, where the network does not come back before. */
const pause = 5_000

/**
 * Waits for the files of the frame that the page names (`data-frame`). Until they have come the page works as it does
 * without scripts.
 */
export async function frameFilesHere(): Promise<void> {
  const addresses = document.documentElement.dataset.frame?.split(' ') ?? []
  await Promise.all(addresses.map(fetched))
}

async function fetched(address: string): Promise<void> {
  const value: unknown = await fetch(address)
    .then((answer) => answer.ok && answer.json())
    .catch(() => false)
  if (value) return void frameValues.set(address, value)
  await new Promise((resolve) => {
    setTimeout(resolve, pause)
    addEventListener('online', resolve, { once: true })
  })
  return fetched(address)
}
