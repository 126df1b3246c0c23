import type { Award, AwardCard } from '#contract/awards.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from './json.ts'
import type { Database } from './open.ts'
import { pictureIn, textIn } from './texts-and-pictures.ts'

/** All awards, the newest first. */
export async function findAwards(db: Database, language: Language): Promise<AwardCard[]> {
  const rows = await cardRows(db).orderBy('year', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => cardOf(row, language))
}

/** One award, or null when there is none with this id. */
export async function findAward(db: Database, id: number, language: Language): Promise<Award | null> {
  const row = await cardRows(db).select('description').where('id', '=', id).executeTakeFirst()
  return row ? { ...cardOf(row, language), description: textIn(row.description, language) } : null
}

function cardRows(db: Database) {
  return db.selectFrom('awards').select(['id', 'title', 'year', 'issuer', 'image'])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

function cardOf(row: CardRow, language: Language): AwardCard {
  return {
    id: row.id,
    title: textIn(row.title, language),
    year: row.year,
    issuer: textIn(row.issuer, language),
    image: pictureIn(readJson(row.image), language),
  }
}
