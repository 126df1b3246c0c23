import { startTransition, useEffect, useState } from 'react'

/**
 * A value as it was when it last rested for so many milliseconds: for work that need not follow a moving hand. The rest
 * begins with the frame after the one that shows the value: where a frame takes longer than the rest, a hand that moves
 * would seem to rest between two of them.
 */
export function useSettled<T>(value: T, rest: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    if (Object.is(value, settled)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => startTransition(() => settle(value)), rest)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, settled, rest])
  return settled
}
