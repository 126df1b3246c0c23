import type { Goal, GoalSubject } from '#contract/goals.ts'
import { countedAddress, isUncounted } from './counted-address.ts'
import type { Counter } from './counter.ts'
import { countedGoal, filterGoal } from './page-goals.ts'

/** The open page: its whole address, its subject, and the goal of opening it. */
export type OpenPage = { address: string; title: string; subject: GoalSubject; goal: Goal | null }

/** Sends the opened pages and their goals to all counters. */
export function createSender(counters: readonly Counter[], referrer: string) {
  let open: OpenPage | null = null
  let isRunning = false
  /** The last page that was counted, or where the visitor came from. */
  let last = countedAddress(referrer)
  let lastPath: string | null = null

  function tell(goal: Goal): void {
    if (open === null || !isRunning || isUncounted(open.address)) return
    const { name, fields } = countedGoal(goal, open.subject)
    for (const counter of counters) counter.goal(name, fields)
  }

  /** A list with other filters is the same page. */
  function show(page: OpenPage): void {
    const before = open
    open = page
    if (isUncounted(page.address)) return
    const view = { address: countedAddress(page.address), title: page.title, referrer: last }
    const { pathname } = new URL(page.address)
    if (!isRunning) for (const counter of counters) counter.start(view)
    isRunning = true
    const filtered = before === null ? null : filterGoal(before.address, page.address)
    if (filtered !== null) tell(filtered)
    if (pathname === lastPath) return
    for (const counter of counters) counter.view(view)
    last = view.address
    lastPath = pathname
    if (page.goal !== null) tell(page.goal)
  }

  function stop(): void {
    if (isRunning) for (const counter of counters) counter.stop()
    isRunning = false
    lastPath = null
  }

  return { show, tell, stop }
}
