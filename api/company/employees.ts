import { getEmployees } from '#contract/employees.ts'
import { findEmployees } from '#database/company/employees.ts'
import type { Database } from '#database/open.ts'
import { read } from '../http/read-call.ts'

/** GET /api/employees (R154). */
export function employees(db: Database) {
  return [
    read(getEmployees, { answer: async (_, language) => ({ data: await findEmployees(db, language) }) }),
  ]
}
