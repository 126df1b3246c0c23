import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPino } from '../log.ts'
import { plainLog } from './plain-log.ts'

test('a line about a request is the one that the log would write, at the levels that it writes', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  const lines: string[] = []
  const log = createPino('info', { write: (line) => void lines.push(line) })
  const plain = plainLog(log)
  const facts = { requestId: 'a-1', method: 'GET', path: '/kk/"a"\n', query: 'page=2', status: 200, ms: 3 }
  for (const level of ['debug', 'info', 'warn'] as const) log[level](facts, 'request')
  const levels = ['debug', 'info', 'warn'] as const
  const own = levels.map((level) => plain.line(level, facts, 'request', Date.now()))
  assert.match(lines[0] ?? '', /^\{"level":"info","time":"2027-/)
  assert.deepEqual(own, ['', ...lines])
  plain.write('two\nlines\n')
  assert.equal(lines.at(-1), 'two\nlines\n')
})
