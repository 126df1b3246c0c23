import './toast.css'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type ToastProps = {
  /** Null while there is nothing to say: the place for it is there before, so that screen readers hear it. */
  message: string | null
  action?: { label: string; run: () => void }
  closeLabel: string
  onClose: () => void
}

/**
 * A quiet message at the edge of the page, with one thing to do about it where there is one. It stays until it is
 * answered: who needs a minute to get there has it. The focus that was in it goes back to where it came from.
 */
export function Toast({ message, action, closeLabel, onClose }: ToastProps) {
  const before = useRef<HTMLElement | null>(null)
  const shown = message !== null
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
