import { getPhotos, getVideos } from '#contract/photos-videos.ts'
import type { Database } from '#database/open.ts'
import { findPhotos, findVideos } from '#database/company/photos-videos.ts'
import { read } from '../http/read-call.ts'

/** GET /api/photos and /api/videos: the list is the whole body (R168, R169, A30). */
export function photosVideos(db: Database) {
  return [
    read(getPhotos, { answer: (_, language) => findPhotos(db, language) }),
    read(getVideos, { answer: (_, language) => findVideos(db, language) }),
  ]
}
