import { useSyncExternalStore } from 'react'

/** The event of this tab that tells of the change. */
const changed = 'analytics_called'

let isCalled = false

/** Notes that the visitor wants the question about analytics. The code that asks it may come later. */
export function callAnalytics(isWanted: boolean): void {
  isCalled = isWanted
  dispatchEvent(new Event(changed))
}

/** Whether it is wanted. */
export function useCalledAnalytics(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener(changed, tell)
      return () => removeEventListener(changed, tell)
    },
    () => isCalled,
    () => false,
  )
}
