import type { FeedbackImage } from '#contract/feedback-images.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'

/** The pictures of the consultation form in their order (R125). */
export async function findFeedbackImages(db: Database, language: Language): Promise<FeedbackImage[]> {
  const rows = await db
    .selectFrom('feedback_images')
    .select(['id', 'image'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(({ id, image }) => {
    const { src, alt } = readJson(image)
    return { id, src, alt: alt[language] }
  })
}
