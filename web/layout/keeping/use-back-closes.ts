import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { BackCloser } from './back-closer.ts'
import { layers, layersOfEntry } from './layers.ts'

/**
 * Has Back close what is open (R260). The code for it is fetched when something opens, or has been open when the page was
 * loaded anew.
 *
 * @param place path and query of the page that is shown
 * @returns what is to be done before another page becomes a step of the history
 */
export function useBackCloses(place: RefObject<string>): () => Promise<void> {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isMoving = useRef(false)
  const closer = useRef<BackCloser | null>(null)
  useEffect(() => {
    async function begin(): Promise<void> {
      const { createBackCloser } = await import('./back-closer.ts')
      closer.current ??= createBackCloser({
        here: () => place.current,
        isMoving: () => isMoving.current,
        stepAgain: () => void navigate(place.current, { preventScrollReset: true }),
      })
    }
    // What could not be fetched leaves Back as it is.
    const start = () => void begin().catch(() => {})
    if (document.querySelector(layers) !== null || layersOfEntry() > 0) start()
    document.addEventListener('toggle', start, { capture: true, once: true })
    return () => {
      document.removeEventListener('toggle', start, { capture: true })
      closer.current?.stop()
      closer.current = null
    }
  }, [navigate, place])
  useEffect(() => {
    isMoving.current = state !== 'idle'
    closer.current?.settle()
  }, [state])
  return useCallback(async () => closer.current?.leave(), [])
}
