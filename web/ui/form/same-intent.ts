import { useRef } from 'react'

/** Milliseconds after something has opened in which a press still means «open»: the second half of a double click. */
const sameIntent = 700

/**
 * Keeps what a press has just opened from being closed by its other half (R134): `noted` goes to the popover's
 * `onBeforeToggle`, `spared` to the clicks that would close it.
 */
export function useSameIntent() {
  const openedAt = useRef(-Infinity)
  return {
    /** What is closed may be opened at once. */
    noted({ newState }: { newState: string }): void {
      openedAt.current = newState === 'open' ? performance.now() : -Infinity
    },
    spared(event: { preventDefault: () => void }): void {
      if (performance.now() - openedAt.current < sameIntent) event.preventDefault()
    },
  }
}
