import type { DialogProps } from './dialog-state.ts'
import { CallbackDialog } from './callback-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ReserveDialog } from './reserve-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

/** The open dialog by its kind. Fetched when one opens: none of it is in a page's first load. */
export function OpenDialog({ state, close }: DialogProps) {
  switch (state.kind) {
    case 'callback':
      return <CallbackDialog state={state} close={close} />
    case 'question':
      return <QuestionDialog state={state} close={close} />
    case 'reserve':
      return <ReserveDialog state={state} close={close} />
    case 'video':
      return <VideoDialog state={state} close={close} />
  }
}
