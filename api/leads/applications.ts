import { Hono } from 'hono'
import { postApplication, postStudentApplication, studentApplicationAt } from '#contract/applications.ts'
import { vacancyExists } from '#database/company/vacancy-exists.ts'
import type { Database } from '#database/open.ts'
import { withTimeout } from '#database/with-timeout.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { type LeadParts, takeLead } from './take-lead.ts'

/** How long the database may think about a vacancy, in milliseconds. */
const timeoutMs = 2_000

/** POST /api/vacancies/application and …/student-application (R188, R189). */
export function applications(parts: LeadParts) {
  return new Hono<ApiEnv>()
    .post(
      postApplication.path,
      takeLead(parts, {
        form: 'application',
        body: () => postApplication.body,
        file: 'resume',
        missing: async ({ vacancy_id }) =>
          (await isOpen(parts.db, vacancy_id)) ? {} : { vacancy_id: ['validation.vacancy'] },
      }),
    )
    .post(
      postStudentApplication.path,
      takeLead(parts, {
        form: 'student_application',
        body: studentApplicationAt,
        file: 'resume',
        missing: async ({ vacancy_id }) =>
          vacancy_id === undefined || (await isOpen(parts.db, vacancy_id, true))
            ? {}
            : { vacancy_id: ['validation.vacancy'] },
      }),
    )
}

/** While the database is down every vacancy counts as open: the request is kept all the same. */
async function isOpen(db: Database, vacancy: number, forStudents = false): Promise<boolean> {
  try {
    return await withTimeout(timeoutMs, () => vacancyExists(db, vacancy, forStudents))
  } catch {
    return true
  }
}
