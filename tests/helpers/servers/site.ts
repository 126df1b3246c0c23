import { after } from 'node:test'
import { startDemoSite } from './company-site.ts'
import type { Lifetime, RunningProcess } from './server.ts'

/** The ends of everything that all tests of this process share, run after the last of them. */
const ends: (() => unknown)[] = []

after(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Lives as long as the tests of this process. */
export const allTests: Lifetime = { after: (end) => void ends.push(end) }

let running: Promise<RunningProcess> | undefined

/** The built site with the demo content, started once for all journeys, without limits on requests. */
export function demoSite(): Promise<RunningProcess> {
  running ??= startDemoSite(allTests)
  return running
}
