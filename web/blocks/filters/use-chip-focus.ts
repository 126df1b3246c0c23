import { type RefObject, useEffect, useRef } from 'react'

/**
 * A removed chip leaves the focus to its neighbour, the last one to the number of results.
 *
 * @param count how many chips there are
 */
export function useChipFocus(tools: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const index = removed.current
    removed.current = null
    if (index === null || document.activeElement !== document.body) return
    const chips = tools.current?.querySelectorAll<HTMLElement>('.chosen-chips a') ?? []
    const next = chips[Math.min(index, count - 1)] ?? tools.current?.querySelector('output')
    next?.focus({ preventScroll: true })
  }, [tools, count])
  return (index) => {
    removed.current = index
  }
}
