import { Hono } from 'hono'
import { getEmployees } from '#contract/employees.ts'
import { findEmployees } from '#database/employees.ts'
import type { Database } from '#database/open.ts'
import type { ApiEnv } from './api-env.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/employees (R154). */
export function employees(db: Database) {
  return new Hono<ApiEnv>().get(getEmployees.path, async (c) => {
    const language = languageOf(c)
    return sendRead(c, getEmployees, language, { data: await findEmployees(db, language) })
  })
}
