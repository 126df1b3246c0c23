import type { Database } from './open.ts'

export async function vacancyExists(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('vacancies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
