import { useSyncExternalStore } from 'react'

/** The visitor's answer about analytics. */
export type Choice = 'granted' | 'refused'

/** The browser's storage key of the answer, and the event of this tab for a new one. */
const key = 'analytics_choice'

/** The answer where the browser keeps nothing: good for as long as the page lives. */
let unkept: Choice | null = null

function readChoice(wording: string): Choice | null {
  if (unkept !== null) return unkept
  try {
    const { choice, to } = Object(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return to === wording && (choice === 'granted' || choice === 'refused') ? choice : null
  } catch {
    return null
  }
}

/** Keeps the answer in this browser, with the wording and the moment. It goes nowhere. */
export function keepChoice(choice: Choice, wording: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ choice, to: wording, at: new Date().toISOString() }))
    unkept = null
  } catch {
    unkept = choice
  }
  dispatchEvent(new Event(key))
}

/** Other tabs report their answers through the `storage` event. */
function subscribe(changed: () => void): () => void {
  const leaving = new AbortController()
  for (const event of [key, 'storage', 'pageshow']) addEventListener(event, changed, leaving)
  return () => leaving.abort()
}

/**
 * The visitor's answer; null while there is none. `wording` is the version of the question (texts/analytics): after a change
 * every visitor is asked again.
 */
export function useChoice(wording: string): Choice | null {
  return useSyncExternalStore(
    subscribe,
    () => readChoice(wording),
    () => null,
  )
}
