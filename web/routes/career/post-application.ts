import { postApplication, postStudentApplication } from '#contract/applications.ts'
import type { Ask } from '#contract/ask.ts'
import { leadFields, type PostedFields, type PostedFiles } from '../../data/take-post.ts'

/** Takes the HTML post of an application on to the API. */
export function askAsAnybody(
  ask: Ask,
  { vacancy_id = '', ...fields }: PostedFields,
  { resume }: PostedFiles,
) {
  return ask(postApplication, { ...leadFields(fields), vacancy_id, resume })
}

/** The same for that of a student, which may be about no vacancy. */
export function askAsStudent(ask: Ask, fields: PostedFields, { resume }: PostedFiles) {
  const { university = '', speciality = '', course = '', ...others } = fields
  return ask(postStudentApplication, { ...leadFields(others), university, speciality, course, resume })
}
