import type { FeedbackImage } from '#contract/feedback-images.ts'
import type { TextKey } from '#texts/texts.ts'
import type { About } from '../page-handle.ts'

/** Which dialog is open and with what, by the names of R121 (A27). At most one of the four kinds is visible. */
export type DialogState = {
  /** Any of them. */
  isVisible: boolean
  /** The callback form; as an offer of a consultation it has a picture and a title of its own. */
  isVisibleFeedback: boolean
  /** «Write to us». */
  isVisibleFeedbackWrite: boolean
  /** The request about one unit. */
  isModalBook: boolean
  isVisibleVideo: boolean
  video_url: string
  image: FeedbackImage | null
  /** In place of the dialog's own title. */
  title: TextKey | null
  about: About
}

type Beside = { title?: TextKey; about?: About }

/** One dialog to open: its kind and what it needs. */
export type Opening =
  | ({ isVisibleFeedback: true; image?: FeedbackImage | null } & Beside)
  | ({ isVisibleFeedbackWrite: true } & Beside)
  | ({ isModalBook: true } & Beside & { about: About & { estate_id: number } })
  | ({ isVisibleVideo: true; video_url: string } & Beside)

export const closedDialogs: DialogState = {
  isVisible: false,
  isVisibleFeedback: false,
  isVisibleFeedbackWrite: false,
  isModalBook: false,
  isVisibleVideo: false,
  video_url: '',
  image: null,
  title: null,
  about: {},
}

/** The state that an opening leads to. */
export function opened(opening: Opening): DialogState {
  return { ...closedDialogs, ...opening, isVisible: true }
}

/** What every dialog is given. */
export type DialogProps = { state: DialogState; close: () => void }
