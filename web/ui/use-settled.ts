import { startTransition, useEffect, useState } from 'react'

/** A value as it was when it last rested for so many milliseconds: for work that need not follow a moving hand. */
export function useSettled<T>(value: T, rest: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    if (Object.is(value, settled)) return
    const timer = setTimeout(() => startTransition(() => settle(value)), rest)
    return () => clearTimeout(timer)
  }, [value, settled, rest])
  return settled
}
