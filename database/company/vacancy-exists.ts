import type { Database } from '../open.ts'

/** Whether the vacancy exists and, for students, whether it is for them. */
export async function vacancyExists(db: Database, id: number, forStudents = false): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', id)
    .$if(forStudents, (some) => some.where('is_student', '=', 1))
    .executeTakeFirst()
  return row !== undefined
}
