import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, runSteps } from './step.ts'

test(
  'R1471 steps of a list run at once, the next ones after them, and failures of all are told and counted',
  { timeout: 10_000 },
  async (t) => {
    const printed = t.mock.method(console, 'log', () => {})
    const order: string[] = []
    const met = Promise.withResolvers<void>()
    const outcome = await runSteps([
      [
        check('waits for the other', async () => {
          await met.promise
          order.push('first')
        }),
        check('is broken', async () => {
          met.resolve()
          throw new Error('the reason')
        }),
      ],
      { name: 'afterwards', run: async () => ({ passed: order.push('second'), failed: 3 }) },
    ])
    printed.mock.restore()
    assert.deepEqual(order, ['first', 'second'])
    assert.deepEqual(outcome, { passed: 3, failed: 4 })
    const lines = printed.mock.calls.map(({ arguments: [line] }) => String(line).replace(/[\d.]+ s/, 'N s'))
    const reason = lines.indexOf('the reason')
    assert.equal(lines[reason + 1], '✖ is broken: N s')
    assert.ok(lines.includes('✔ waits for the other: N s'))
  },
)
