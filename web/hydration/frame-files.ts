import { frameValues } from '../data/frame-value.ts'

/** How long an answer may take, and the next try waits at most, in milliseconds. */
const longest = 60_000

/**
 * Waits for the files of the frame that the page names (`data-frame`). Until they have come the page works as it does
 * without scripts.
 */
export async function frameFilesHere(): Promise<void> {
  const addresses = document.documentElement.dataset.frame?.split(' ') ?? []
  await Promise.all(addresses.map(fetched))
}

/** Tries again after a pause, which grows, and at once when the network is back. */
async function fetched(address: string): Promise<void> {
  for (let pause = 5_000; ; pause = Math.min(2 * pause, longest)) {
    const value: unknown = await fetch(address, { signal: AbortSignal.timeout(longest) })
      .then((answer) => answer.ok && answer.json())
      .catch(() => false)
    if (value) return void frameValues.set(address, value)
    await new Promise((resolve) => {
      const signal = AbortSignal.timeout(pause)
      signal.addEventListener('abort', resolve)
      addEventListener('online', resolve, { once: true, signal })
    })
  }
}
