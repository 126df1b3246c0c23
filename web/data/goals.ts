import type { Goal } from '#contract/goals.ts'

/** More are not kept for counters that may never come. */
const longest = 20

const waiting: Goal[] = []
let hear: ((goal: Goal) => void) | null = null

/** Reports a goal to the counters. Without counters, or without the visitor's consent, it is dropped. */
export function tellGoal(goal: Goal): void {
  if (hear !== null) hear(goal)
  else if (waiting.length < longest) waiting.push(goal)
}

/** Listens to all goals, beginning with earlier ones. Returns a function that stops it. */
export function hearGoals(listener: (goal: Goal) => void): () => void {
  hear = listener
  for (const goal of waiting.splice(0)) listener(goal)
  return () => {
    if (hear === listener) hear = null
  }
}
