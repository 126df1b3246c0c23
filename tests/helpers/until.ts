import { setTimeout as wait } from 'node:timers/promises'

/** How long a machine shared by many may take for anything that a test waits for, in milliseconds. */
const timeoutMs = 20_000

/** Waits until something is so; fails when it never is. */
export async function until(isSo: () => Promise<boolean>, limitMs = timeoutMs): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it was not so in ${limitMs / 1000} seconds: ${isSo}`)
    await wait(10)
  }
}
