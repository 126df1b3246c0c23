import { getFeedbackImages } from '#contract/feedback-images.ts'
import { findFeedbackImages } from '#database/contents/feedback-images.ts'
import type { Database } from '#database/open.ts'
import { read } from '../http/read-call.ts'

/** GET /api/feedback-images: the list is the whole body (R170). */
export function feedbackImages(db: Database) {
  return [read(getFeedbackImages, { answer: (_, language) => findFeedbackImages(db, language) })]
}
