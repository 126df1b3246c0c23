import { useRef } from 'react'

/** Milliseconds after something has opened in which a press still means «open»: the second half of a double click. */
const sameIntent = 700

/**
 * Keeps a popover that a press has just opened from being closed by the same press (R134): `noted` goes to the
 * popover's `onBeforeToggle`, `spared` to the clicks that would close it.
 */
export function useSameIntent() {
  const openedAt = useRef(-Infinity)
  return {
    /** A closed popover may be opened at once. */
    noted({ newState }: { newState: string }): void {
      openedAt.current = newState === 'open' ? performance.now() : -Infinity
    },
    spared(event: { preventDefault: () => void }): void {
      if (performance.now() - openedAt.current < sameIntent) event.preventDefault()
    },
  }
}
