import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { islandsReady } from '../../hydration/islands.ts'
import type { DialogProps, DialogState } from './dialog-state.ts'
import { DialogsContext } from './use-dialogs.ts'

type Code = { OpenDialog: ComponentType<DialogProps> }

const fetchCode = (): Promise<Code> => import('./open-dialog.tsx')

function prepare(): void {
  fetchCode().catch(() => {})
}

/** Holds the open dialog (R121) and shows it. Another page begins without one. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [state, setState] = useState<DialogState | null>(null)
  const [code, setCode] = useState<Code | null>(null)
  const [shownOn, setShownOn] = useState(pathname)
  if (shownOn !== pathname) {
    setShownOn(pathname)
    setState(null)
  }

  const close = useCallback(() => setState(null), [])
  const open = useCallback(async (dialog: DialogState): Promise<boolean> => {
    const from = location.pathname
    if (!(await islandsReady())) return false
    try {
      setCode(await fetchCode())
    } catch {
      return false
    }
    // A visitor who has gone to another page meanwhile no longer expects this one.
    if (location.pathname === from) setState(dialog)
    return true
  }, [])
  const dialogs = useMemo(() => ({ open, close, prepare }), [open, close])
  return (
    <DialogsContext value={dialogs}>
      {children}
      {code !== null && state !== null && (
        <SafePart isOver shown={state}>
          <code.OpenDialog state={state} close={close} />
        </SafePart>
      )}
    </DialogsContext>
  )
}
