import type { Photo, Video } from '#contract/photos-videos.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** Photos, the newest first. */
export async function findPhotos(db: Database, language: Language): Promise<Photo[]> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const preview = pictureIn(readJson(row.image), language)
    const title = textIn(row.title, language)
    const { id, complex_id, date } = row
    return { id, title, src: preview.src, preview, complex_id, date, youtube_id: null }
  })
}

/** Films, the newest first. */
export async function findVideos(db: Database, language: Language): Promise<Video[]> {
  const rows = await db
    .selectFrom('videos')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, language),
    src: row.src,
    preview: pictureIn(readJson(row.preview), language),
    complex_id: row.complex_id,
    date: row.date,
    youtube_id: row.youtube_id,
  }))
}
