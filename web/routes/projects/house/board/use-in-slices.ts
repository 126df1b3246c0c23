import { useEffect, useState } from 'react'

/**
 * Hands a new value to one slice of a long list a frame: a thousand cells that change at once hold the page up for
 * two or three frames. All slices begin with the same value.
 *
 * @returns the present content of the slice with this number, from 0
 */
export function useInSlices<T>(value: T, slices: number): (slice: number) => T {
  const [state, setState] = useState({ before: value, now: value, done: slices })
  if (state.now !== value) setState({ before: state.now, now: value, done: 1 })
  const { done } = state
  useEffect(() => {
    if (done >= slices) return
    const frame = requestAnimationFrame(() => setState((was) => ({ ...was, done: was.done + 1 })))
    return () => cancelAnimationFrame(frame)
  }, [done, slices])
  return (slice) => (slice < done ? state.now : state.before)
}
