import { type FormObstacle, type Goal, type GoalForm, goalForms, type GoalSubject } from '#contract/goals.ts'
import type { FormAnswer } from '../../data/form-answer.ts'

/** Which form an element is, and the ids that it is about; null for anything else. */
export function formOf(element: HTMLFormElement): { form: GoalForm; about: GoalSubject } | null {
  const form = goalForms.find((name) => name === element.dataset['form'])
  if (form === undefined) return null
  const { complex_id, estate_id } = Object.fromEntries(new FormData(element))
  return { form, about: { ...idField('complex_id', complex_id), ...idField('estate_id', estate_id) } }
}

function idField(name: keyof GoalSubject, value: unknown): GoalSubject {
  return Number(value) > 0 ? { [name]: Number(value) } : {}
}

const obstacles: Readonly<Record<string, FormObstacle>> = {
  'validation.failed': 'fields',
  'validation.too_many': 'limit',
  'feedback.unavailable': 'unavailable',
  'feedback.network': 'unavailable',
  'An error occurred': 'unavailable',
}

/** The goals that the answer to a form reaches. */
export function outcomeGoals(form: GoalForm, sent: FormAnswer, about: GoalSubject): Goal[] {
  if (!sent.ok) {
    return [{ goal: 'form_error', form, obstacle: obstacles[sent.body.message] ?? 'other', ...about }]
  }
  const submitted: Goal = { goal: 'form_submit', form, ...about }
  return form === 'application' || form === 'student'
    ? [submitted, { goal: 'vacancy_apply', form }]
    : [submitted]
}
