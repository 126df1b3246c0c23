import type { FeedbackImage } from '#contract/feedback-images.ts'
import type { TextKey } from '#texts/texts.ts'
import type { About } from '../page-handle.ts'

/** `title` takes the place of the dialog's own title; `about` is the subject of the request. */
type Optional = { title?: TextKey; about?: About }

/**
 * The open dialog: its kind and the data of that kind (R121). The specification calls the kinds isVisibleFeedback
 * (callback), isVisibleFeedbackWrite (question), isModalBook (reserve) and isVisibleVideo (video) (A27).
 */
export type DialogState =
  /** The callback form; as an offer of a consultation it has a picture and a title of its own. */
  | ({ kind: 'callback'; image?: FeedbackImage | null } & Optional)
  /** «Write to us». */
  | ({ kind: 'question' } & Optional)
  /** The request about one unit. */
  | ({ kind: 'reserve' } & Optional & { about: About & { estate_id: number } })
  | ({ kind: 'video'; video_url: string } & Optional)

type StateOf<Kind> = Extract<DialogState, { kind: Kind }>

/** The props of every dialog. */
export type DialogProps<Kind extends DialogState['kind'] = DialogState['kind']> = {
  state: StateOf<Kind>
  close: () => void
}
