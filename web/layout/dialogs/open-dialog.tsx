import type { DialogProps } from './dialog-state.ts'
import { CallbackDialog } from './callback-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ReserveDialog } from './reserve-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

/** What the open dialog shows. Fetched when one opens: none of it is in a page's first load. */
export function OpenDialog({ state, close }: DialogProps) {
  if (state.isVisibleFeedback) return <CallbackDialog state={state} close={close} />
  if (state.isVisibleFeedbackWrite) return <QuestionDialog state={state} close={close} />
  if (state.isModalBook) return <ReserveDialog state={state} close={close} />
  if (state.isVisibleVideo) return <VideoDialog state={state} close={close} />
  return null
}
