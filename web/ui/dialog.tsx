import './dialog.css'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { hasDirtyForm } from './form/forms-in-use.ts'
import { Icon } from './icon.tsx'

type DialogProps = {
  title: string
  closeLabel: string
  /** Called once it is closed, in any way; the parent then leaves it out. */
  onClose: () => void
  /** At the left of wide screens, as a band on top of high ones. Loaded before, it moves nothing. */
  picture?: { src: string; alt: string } | undefined
  /** As wide as the page allows, for films. */
  wide?: boolean
  /** As large as the screen, for drawings. */
  full?: boolean
  children: ReactNode
}

/**
 * A modal dialog of the platform, open for as long as it is rendered: the focus goes to its title and returns to
 * where it was, Esc and a click beside it close it, the page behind it is inert and stays where it is. A bottom sheet
 * on small screens.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  picture,
  wide = false,
  full = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()

  // A layout effect: its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const page = document.documentElement
    page.classList.toggle('with-scroll-bar', innerWidth > page.clientWidth)
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      // Nothing had the focus before, or the element that had it is gone.
      const focused = document.activeElement
      if (focused === document.body || element?.contains(focused) === true)
        document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])

  const isBeside = (event: MouseEvent) => event.target === dialog.current
  const looks = [
    picture !== undefined && 'dialog-pictured',
    wide && 'dialog-wide',
    full && 'dialog-full',
  ].filter(Boolean)
  return (
    // The keyboard has Esc and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      className={['dialog', ...looks].join(' ')}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        // A slip of the mouse must not discard a half-filled form.
        const meant = pressedBeside.current && isBeside(event)
        if (meant && dialog.current !== null && !hasDirtyForm(dialog.current)) dialog.current.close()
      }}
    >
      <div className="dialog-inner">
        {picture !== undefined && <img className="dialog-picture" src={picture.src} alt={picture.alt} />}
        <div className="dialog-body">
          <button
            className="icon-button dialog-close"
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <h2 className="dialog-title" id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  )
}
