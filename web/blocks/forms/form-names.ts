import type { FormName } from '../../data/form-calls.server.ts'

export type { FormName }

/** The possible subjects of a request, set by the page. */
const about = ['complex_id', 'house_id', 'estate_id']

type FormFacts = {
  /** The fields that can show an error beneath them, in their order. */
  fields: readonly string[]
  /** Fields that no visitor sees and that a refused HTML post has to bring along again. */
  hidden: readonly string[]
}

/** The fields of each form. */
export const forms = {
  callback: { fields: ['name', 'phone'], hidden: about },
  meets: { fields: ['name', 'phone', 'date', 'message'], hidden: ['estate_ids'] },
  questions: {
    fields: ['name', 'phone', 'email', 'message'],
    hidden: about,
  },
  reserves: { fields: ['name', 'phone'], hidden: about },
  application: {
    fields: ['name', 'phone', 'email', 'resume', 'cover_letter'],
    hidden: ['vacancy_id'],
  },
  student: {
    fields: [
      'name',
      'phone',
      'email',
      'university',
      'speciality',
      'course',
      'available_from',
      'resume',
      'cover_letter',
    ],
    hidden: [],
  },
  subscribe: { fields: ['email'], hidden: [] },
  watch: { fields: ['email'], hidden: [] },
} as const satisfies Record<FormName, FormFacts>

/** The fields of a form that can show an error beneath them; the consent is the last of all. */
export function shownFields(form: FormName): readonly string[] {
  return [...forms[form].fields, 'consent']
}
