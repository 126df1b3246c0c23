import type { Category } from '#domain/categories.ts'

/** The subject of a goal, as far as it is known. The price in whole tenge, null where visitors see none. */
export type GoalSubject = { complex_id?: number; estate_id?: number; price?: number | null }

/** The forms of the site. */
export const goalForms = [
  'callback',
  'meets',
  'questions',
  'reserves',
  'application',
  'student',
  'subscribe',
  'watch',
] as const
export type GoalForm = (typeof goalForms)[number]

/** Why a form was not accepted: invalid fields, too many requests, or no answer. */
export type FormObstacle = 'fields' | 'limit' | 'unavailable' | 'other'

/**
 * The goals of the counters by name, each with its fields beside its subject. Their names
 * are those in Google Analytics and in Yandex Metrica. Numbers and words of ours only: nothing that a visitor typed.
 */
export type Goals = {
  /** Opened over the page, or entered in its place on the page. */
  form_open: { form: GoalForm }
  form_submit: { form: GoalForm }
  form_error: { form: GoalForm; obstacle: FormObstacle }
  phone_click: unknown
  whatsapp_click: unknown
  telegram_click: unknown
  favorite_add: { category: Category }
  compare_open: unknown
  shortlist_share: { way: 'device' | 'copy' | 'whatsapp' | 'telegram'; units: number }
  calc_change: unknown
  calc_export: { calculator: 'mortgage' | 'installment'; format: 'pdf' | 'csv' }
  filter_apply: { list: Category | 'projects' }
  estate_view: { category: Category }
  /** A unit chosen on the plan of a floor, to which the facade leads. */
  facade_unit_click: unknown
  video_play: { where: 'here' | 'elsewhere' }
  vacancy_apply: { form: 'application' | 'student' }
  policy_open: unknown
}

export type GoalName = keyof Goals

/** A goal that was reached. */
export type Goal = { [Name in GoalName]: { goal: Name } & GoalSubject & Goals[Name] }[GoalName]
