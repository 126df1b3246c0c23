import type { Database } from '../open.ts'

/** Whether there is such a vacancy and, for students, whether it is one of theirs. */
export async function vacancyExists(db: Database, id: number, forStudents = false): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', id)
    .$if(forStudents, (some) => some.where('is_student', '=', 1))
    .executeTakeFirst()
  return row !== undefined
}
