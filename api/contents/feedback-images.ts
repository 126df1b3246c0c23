import { Hono } from 'hono'
import { getFeedbackImages } from '#contract/feedback-images.ts'
import { findFeedbackImages } from '#database/contents/feedback-images.ts'
import type { Database } from '#database/open.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/feedback-images: the list is the whole body (R170). */
export function feedbackImages(db: Database) {
  return new Hono<ApiEnv>().get(getFeedbackImages.path, async (c) => {
    const language = languageOf(c)
    return sendRead(c, getFeedbackImages, language, await findFeedbackImages(db, language))
  })
}
