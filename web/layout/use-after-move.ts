import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Acts when the visitor has come to another address, not when the page opens. */
export function useAfterMove(act: () => void): void {
  const { key } = useLocation()
  const before = useRef(key)
  const moved = useEffectEvent(act)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    moved()
  }, [key])
}
