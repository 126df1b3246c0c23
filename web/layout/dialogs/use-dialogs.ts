import { createContext, use } from 'react'
import type { DialogState } from './dialog-state.ts'

export type Dialogs = {
  /** Returns false when the code failed to load: the caller then has a page to go to. */
  open: (dialog: DialogState) => Promise<boolean>
  close: () => void
  /** Fetches the code of the dialogs at the first sign that one is wanted. */
  prepare: () => void
}

export const DialogsContext = createContext<Dialogs>({
  open: async () => false,
  close: () => {},
  prepare: () => {},
})

/**
 * The one dialog over the page. From a route or the frame: `useDialogs().open({ kind: 'callback' })`,
 * `{ kind: 'question' }`, `{ kind: 'reserve', about: { estate_id } }`, `{ kind: 'video', video_url }`; `title` and
 * `about` go with any of them. The subject of a page is added where its route names it in its `handle`. An
 * opener that should work without JavaScript is a `DialogLink` to the form's own page. A new dialog is a kind in
 * dialog-state.ts and a line in open-dialog.tsx.
 */
export function useDialogs(): Dialogs {
  return use(DialogsContext)
}
