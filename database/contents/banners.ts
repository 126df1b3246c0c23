import type { Banner } from '#contract/banners.ts'
import { isInForce } from '#domain/in-force.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from './texts-and-pictures.ts'

/** The banners of a day like `2026-11-21` in their order. */
export async function findBanners(db: Database, day: string, language: Language): Promise<Banner[]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('sort_order').orderBy('id').execute()
  return rows
    .filter((row) => isInForce({ from: row.starts_at, to: row.ends_at }, day))
    .map((row) => {
      const { desktop, mobile } = readJson(row.image)
      return {
        id: row.id,
        title: textIn(row.title, language),
        text: textIn(row.text, language),
        image: { desktop: pictureIn(desktop, language), mobile: pictureIn(mobile, language) },
        link: row.link,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        order: row.sort_order,
      }
    })
}
