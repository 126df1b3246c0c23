import type { Goal } from '#contract/goals.ts'

/** More are not kept for counters that may never come. */
const longest = 20

const waiting: Goal[] = []
let hear: ((goal: Goal) => void) | null = null

/** Tells the counters that a goal was reached. Where there are none, or without the visitor's consent, nobody hears. */
export function tellGoal(goal: Goal): void {
  if (hear !== null) hear(goal)
  else if (waiting.length < longest) waiting.push(goal)
}

/** Hears of all goals, at first of those that were told before. Answers the way to stop. */
export function hearGoals(listener: (goal: Goal) => void): () => void {
  hear = listener
  for (const goal of waiting.splice(0)) listener(goal)
  return () => {
    if (hear === listener) hear = null
  }
}
