import { postApplication, postStudentApplication } from '#contract/applications.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { leadFields, type PostedFields, type PostedFiles } from '../../data/take-post.server.ts'

/** Takes the HTML post of an application on to the API. */
export function askAsAnybody(
  apiClient: ApiClient,
  { vacancy_id = '', ...fields }: PostedFields,
  { resume }: PostedFiles,
) {
  return apiClient(postApplication, { ...leadFields(fields), vacancy_id, resume })
}

/** The same for that of a student, which may be about no vacancy. */
export function askAsStudent(apiClient: ApiClient, fields: PostedFields, { resume }: PostedFiles) {
  const { university = '', speciality = '', course = '', ...others } = fields
  return apiClient(postStudentApplication, { ...leadFields(others), university, speciality, course, resume })
}
