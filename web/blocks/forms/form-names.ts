import { endpoints } from '#contract/endpoints.ts'

/** The possible subjects of a request, set by the page. */
const about = ['complex_id', 'house_id', 'estate_id']

type FormFacts = {
  endpoint: (typeof endpoints)[keyof typeof endpoints]
  /** The fields that can show an error beneath them, in their order. */
  fields: readonly string[]
  /** Fields that no visitor sees and that a refused HTML post has to bring along again. */
  hidden: readonly string[]
}

/** The forms of the site, by the word that their texts begin with. */
export const forms = {
  callback: { endpoint: endpoints.callback, fields: ['name', 'phone'], hidden: about },
  meets: { endpoint: endpoints.meets, fields: ['name', 'phone', 'date'], hidden: [] },
  questions: {
    endpoint: endpoints.questions,
    fields: ['name', 'phone', 'email', 'message'],
    hidden: about,
  },
  reserves: { endpoint: endpoints.reserves, fields: ['name', 'phone'], hidden: about },
  application: {
    endpoint: endpoints.application,
    fields: ['name', 'phone', 'email', 'resume', 'cover_letter'],
    hidden: ['vacancy_id'],
  },
  student: {
    endpoint: endpoints.studentApplication,
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
  subscribe: { endpoint: endpoints.subscribe, fields: ['email'], hidden: [] },
} as const satisfies Record<string, FormFacts>

export type FormName = keyof typeof forms

/** The fields of a form that can show an error beneath them; the consent is the last of all. */
export function shownFields(form: FormName): readonly string[] {
  return [...forms[form].fields, 'consent']
}
