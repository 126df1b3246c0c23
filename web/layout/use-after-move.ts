import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Acts when the visitor has come to another address, not when the page opens. */
export function useAfterMove(act: () => void): void {
  const { key } = useLocation()
  const before = useRef(key)
  const moved = useEffectEvent(act)
  // With the new page, not after its paint: a press on what the visitor sees already must not be undone.
  useLayoutEffect(() => {
    if (before.current === key) return
    before.current = key
    moved()
  }, [key])
}
