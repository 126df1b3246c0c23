import './toast.css'
import { useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type ToastProps = {
  /** Null without a message: the element exists before, so that screen readers hear a new one. */
  message: string | null
  action?: { label: string; run: () => void }
  closeLabel: string
  onClose: () => void
}

/**
 * Announces to the other toasts, which all have the same place, that another one is shown; its detail is the id of
 * that one.
 */
const newest = 'newesttoast'

/**
 * A quiet message at the edge of the page, with one thing to do about it where there is one. It stays until it is
 * answered, or until a newer one comes: a visitor may need a minute to reach it. The focus that was in it
 * goes back to where it came from.
 */
export function Toast({ message, action, closeLabel, onClose }: ToastProps) {
  const before = useRef<HTMLElement | null>(null)
  const id = useId()
  const shown = message !== null
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!shown) return
    dispatchEvent(new CustomEvent(newest, { detail: id }))
    const giveWay = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== id) close.current()
    }
    addEventListener(newest, giveWay)
    return () => removeEventListener(newest, giveWay)
  }, [shown, id])
  useEffect(() => {
    if (!shown) return
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }, [shown])

  function leave(then: () => void): void {
    const back = before.current?.isConnected === true ? before.current : document.querySelector('main')
    back?.focus({ preventScroll: true })
    then()
  }

  return (
    <output className="toasts">
      {shown && (
        <div className="toast on-dark">
          <span>{message}</span>
          {action !== undefined && (
            <button className="toast-action" type="button" onClick={() => leave(action.run)}>
              {action.label}
            </button>
          )}
          <button
            className="icon-button"
            type="button"
            aria-label={closeLabel}
            onClick={() => leave(onClose)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </output>
  )
}
