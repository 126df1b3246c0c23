import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { partsAreThere } from '../../data/later-parts.ts'
import { usePageAbout } from '../page-handle.ts'
import { closedDialogs, opened, type Opening } from './dialog-state.ts'
import type { DialogProps } from './dialog-state.ts'
import { DialogsContext } from './use-dialogs.ts'

type Code = { OpenDialog: ComponentType<DialogProps> }

const fetchCode = (): Promise<Code> => import('./open-dialog.tsx')

function prepare(): void {
  fetchCode().catch(() => {})
}

/** Holds the state of the dialogs (R121) and shows the open one. Another page begins without. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [state, setState] = useState(closedDialogs)
  const [code, setCode] = useState<Code | null>(null)
  const [shownOn, setShownOn] = useState(pathname)
  const pageAbout = usePageAbout()
  if (shownOn !== pathname) {
    setShownOn(pathname)
    setState(closedDialogs)
  }

  const close = useCallback(() => setState(closedDialogs), [])
  const open = useCallback(async (opening: Opening): Promise<boolean> => {
    const from = location.pathname
    if (!(await partsAreThere())) return false
    try {
      setCode(await fetchCode())
    } catch {
      return false
    }
    // Who has gone to another page meanwhile has forgotten this one.
    if (location.pathname === from) setState(opened(opening))
    return true
  }, [])
  const dialogs = useMemo(() => ({ state, open, close, prepare }), [state, open, close])
  const about = { ...pageAbout, ...state.about }
  return (
    <DialogsContext value={dialogs}>
      {children}
      {code !== null && (
        <SafePart isOver shown={state}>
          <code.OpenDialog state={{ ...state, about }} close={close} />
        </SafePart>
      )}
    </DialogsContext>
  )
}
