import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Goal, Goals } from '#contract/goals.ts'
import { hearGoals, tellGoal } from './goals.ts'

test('a goal with a wrong name or field does not compile', () => {
  const wrong = () => {
    // @ts-expect-error no goal has this name
    tellGoal({ goal: 'form_opened', form: 'callback' })
    // @ts-expect-error it needs its form
    tellGoal({ goal: 'form_open' })
    // @ts-expect-error no form has this name
    tellGoal({ goal: 'form_open', form: 'login' })
    // @ts-expect-error what a visitor typed is no field
    tellGoal({ goal: 'form_submit', form: 'callback', phone: '+77011234567' })
    // @ts-expect-error prices are numbers
    tellGoal({ goal: 'estate_view', category: 'flat', price: '1 ₸' })
  }
  assert.ok(wrong)
})

test('no goal has a field for free text', () => {
  type Free<Fields> = { [Field in keyof Fields]: string extends Fields[Field] ? Field : never }[keyof Fields]
  const free: Free<Goals[keyof Goals]>[] = [] satisfies never[]
  assert.deepEqual(free, [])
})

test('goals that were told before somebody hears are heard first, and no more than a few', () => {
  for (let number = 0; number < 30; number++) tellGoal({ goal: 'phone_click', estate_id: number + 1 })
  const heard: Goal[] = []
  const stop = hearGoals((goal) => void heard.push(goal))
  assert.equal(heard.length, 20)
  tellGoal({ goal: 'policy_open' })
  assert.deepEqual(heard.at(-1), { goal: 'policy_open' })
  stop()
})

test('what is told while nobody may count is heard by nobody later', () => {
  const refuse = hearGoals(() => {})
  tellGoal({ goal: 'phone_click' })
  refuse()
  const heard: Goal[] = []
  hearGoals((goal) => void heard.push(goal))()
  assert.deepEqual(heard, [])
})
