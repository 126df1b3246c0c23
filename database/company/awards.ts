import type { Award } from '#contract/awards.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** All awards, the newest first. */
export async function findAwards(db: Database, language: Language): Promise<Award[]> {
  const rows = await awardRows(db).orderBy('year', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => awardOf(row, language))
}

/** One award, or null when there is none with this id. */
export async function findAward(db: Database, id: number, language: Language): Promise<Award | null> {
  const row = await awardRows(db).where('id', '=', id).executeTakeFirst()
  return row ? awardOf(row, language) : null
}

function awardRows(db: Database) {
  return db.selectFrom('awards').select(['id', 'title', 'year', 'issuer', 'image', 'description'])
}

type AwardRow = Awaited<ReturnType<ReturnType<typeof awardRows>['execute']>>[number]

function awardOf(row: AwardRow, language: Language): Award {
  return {
    id: row.id,
    title: textIn(row.title, language),
    year: row.year,
    issuer: textIn(row.issuer, language),
    image: pictureIn(readJson(row.image), language),
    description: textIn(row.description, language),
  }
}
