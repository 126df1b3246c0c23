import { Hono } from 'hono'
import { getEmployees } from '#contract/employees.ts'
import { findEmployees } from '#database/company/employees.ts'
import type { Database } from '#database/open.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/employees (R154). */
export function employees(db: Database) {
  return new Hono<ApiEnv>().get(getEmployees.path, async (c) => {
    const language = languageOf(c)
    return sendRead(c, getEmployees, language, { data: await findEmployees(db, language) })
  })
}
