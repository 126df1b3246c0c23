import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GoalForm, goalForms } from '#contract/goals.ts'
import { type FormName, forms } from '../forms/form-names.ts'
import { outcomeGoals } from './form-goals.ts'

test('the goals know every form of the site', () => {
  const names: readonly FormName[] = goalForms satisfies readonly FormName[]
  assert.deepEqual(names.toSorted(), (Object.keys(forms) as GoalForm[]).toSorted())
})

test('an answered form reaches its goal, an application that of vacancies too', () => {
  const about = { complex_id: 2, estate_id: 7 }
  const ok = { ok: true, message: 'feedback.sent' } as const
  assert.deepEqual(outcomeGoals('reserves', ok, about), [{ goal: 'form_submit', form: 'reserves', ...about }])
  assert.deepEqual(outcomeGoals('student', ok, {}), [
    { goal: 'form_submit', form: 'student' },
    { goal: 'vacancy_apply', form: 'student' },
  ])
})

test('a refused form says why in a word of ours, never in one of the answer', () => {
  const refused = (message: string) =>
    outcomeGoals(
      'callback',
      { ok: false, body: { message, errors: { name: ['validation.name'] } }, retryAfter: null },
      {},
    )
  assert.deepEqual(refused('validation.failed'), [
    { goal: 'form_error', form: 'callback', obstacle: 'fields' },
  ])
  assert.deepEqual(refused('feedback.network'), [
    { goal: 'form_error', form: 'callback', obstacle: 'unavailable' },
  ])
  assert.deepEqual(refused('Айгерім, +77011234567'), [
    { goal: 'form_error', form: 'callback', obstacle: 'other' },
  ])
})
