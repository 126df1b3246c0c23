import type { Employee } from '#contract/employees.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** The employees whom the site shows, in their order. */
export async function findEmployees(db: Database, language: Language): Promise<Employee[]> {
  const rows = await db.selectFrom('employees').selectAll().orderBy('sort_order').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: textIn(row.name, language),
    position: textIn(row.position, language),
    department: textIn(row.department, language),
    photo: pictureIn(readJson(row.photo), language),
    phone: row.phone,
    email: row.email,
    order: row.sort_order,
  }))
}
