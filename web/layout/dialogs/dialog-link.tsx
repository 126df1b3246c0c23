import type { MouseEvent, ReactNode } from 'react'
import type { Address } from '#contract/pages.ts'
import type { DialogState } from './dialog-state.ts'
import { useDialogs } from './use-dialogs.ts'

type DialogLinkProps = {
  className?: string
  opens: DialogState
  /** The same as a page: for visitors without JavaScript, for a new tab, and where the dialog fails to load. */
  to: Address
  children: ReactNode
}

/** A link to the page of a form that opens the form over this page where it can. */
export function DialogLink({ className, opens, to, children }: DialogLinkProps) {
  const { open, prepare } = useDialogs()

  async function show(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!(await open(opens))) location.assign(to)
  }

  return (
    <a
      className={className}
      href={to}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void show(event)}
    >
      {children}
    </a>
  )
}
