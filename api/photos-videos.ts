import { Hono } from 'hono'
import { getPhotos, getVideos } from '#contract/photos-videos.ts'
import type { Database } from '#database/open.ts'
import { findPhotos, findVideos } from '#database/photos-videos.ts'
import type { ApiEnv } from './api-env.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/photos and /api/videos (R168, R169). */
export function photosVideos(db: Database) {
  return new Hono<ApiEnv>()
    .get(getPhotos.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getPhotos, language, { data: await findPhotos(db, language) })
    })
    .get(getVideos.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getVideos, language, { data: await findVideos(db, language) })
    })
}
