import { type TouchEvent, useEffect, useState, type WheelEvent } from 'react'

export type MapHint = 'wheel' | 'touch'

/** Milliseconds that a hint stays after the last turn of the wheel. */
const stay = 1400

/**
 * A wheel without Ctrl and a single finger scroll the page, not the map. A hint then explains how to move the map.
 */
export function useMapHint() {
  const [hint, setHint] = useState<{ kind: MapHint } | null>(null)
  useEffect(() => {
    if (hint === null) return
    const timer = setTimeout(() => setHint(null), stay)
    return () => clearTimeout(timer)
  }, [hint])
  const listeners = {
    onWheel: (event: WheelEvent) => setHint(event.ctrlKey || event.metaKey ? null : { kind: 'wheel' }),
    onTouchMove: (event: TouchEvent) => setHint(event.touches.length === 1 ? { kind: 'touch' } : null),
  }
  return { hint: hint?.kind ?? null, listeners }
}
