import { Hono } from 'hono'
import { getPhotos, getVideos } from '#contract/photos-videos.ts'
import type { Database } from '#database/open.ts'
import { findPhotos, findVideos } from '#database/company/photos-videos.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/photos and /api/videos: the list is the whole body (R168, R169, A30). */
export function photosVideos(db: Database) {
  return new Hono<ApiEnv>()
    .get(getPhotos.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getPhotos, language, await findPhotos(db, language))
    })
    .get(getVideos.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getVideos, language, await findVideos(db, language))
    })
}
