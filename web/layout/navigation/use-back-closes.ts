import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { BackCloser } from './back-closer.ts'

/**
 * Lets Back close open layers (R260). Its code is fetched when a layer opens, or was open when the page was
 * loaded again.
 *
 * @param place path and query of the page that is shown
 * @returns the work before another page becomes a step of the history
 */
export function useBackCloses(place: RefObject<string>): () => Promise<void> {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isMoving = useRef(false)
  const closer = useRef<BackCloser | null>(null)
  useEffect(() => {
    // Code that failed to load leaves Back as it is.
    const start = () =>
      void import('./back-closer.ts').then(
        ({ createBackCloser }) => (closer.current ??= createBackCloser({ place, isMoving, navigate })),
        () => {},
      )
    if (history.state?.layers || document.querySelector(':modal, :popover-open')) start()
    addEventListener('toggle', start, { capture: true, once: true })
  }, [navigate, place])
  useEffect(() => {
    isMoving.current = state !== 'idle'
    closer.current?.settle()
  }, [state])
  return useCallback(async () => closer.current?.leave(), [])
}
