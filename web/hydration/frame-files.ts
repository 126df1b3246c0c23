import { noteFrameText } from '../data/frame-value.ts'

/** How long the next try waits, in milliseconds: longer each time, and not at all once the network is back. */
const pauses = { first: 5_000, longest: 60_000 }

/**
 * Waits for the files of the frame that the page names (`data-frame`). Until they have come the page works as it does
 * without scripts.
 */
export async function frameFilesHere(): Promise<void> {
  const addresses = document.documentElement.dataset.frame?.split(' ') ?? []
  await Promise.all(addresses.map(fetched))
}

async function fetched(address: string): Promise<void> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      const answer = await fetch(address)
      if (answer.ok) return noteFrameText(address, await answer.text())
    } catch {
      // The network is away, or the answer was cut off.
    }
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, pause)),
      new Promise((resolve) => addEventListener('online', resolve, { once: true })),
    ])
  }
}
