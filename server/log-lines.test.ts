import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { LogLines, type Output } from './log-lines.ts'

/** A disk that takes at most so many bytes at a time, or nothing while it is full. */
function disk(most = Infinity) {
  const state = { text: '', isFull: false, refusals: 0 }
  const take = (bytes: Uint8Array) => {
    if (state.isFull) {
      state.refusals += 1
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const taken = bytes.subarray(0, most)
    state.text += Buffer.from(taken).toString()
    return taken.length
  }
  const output: Output = {
    write(_, bytes, done) {
      setImmediate(() => {
        try {
          done(null, take(bytes))
        } catch (error) {
          done(error as Error, 0)
        }
      })
    },
    writeSync: (_, bytes) => take(bytes),
  }
  return { state, output }
}

test('lines come out in order and whole, a piece at a time where no more is taken', async () => {
  const { state, output } = disk(1_000)
  const log = new LogLines(1, output)
  const lines = Array.from({ length: 500 }, (_, number) => `line ${number} of the log\n`)
  for (const line of lines) log.write(line)
  await until(async () => state.text.length >= lines.join('').length)
  assert.equal(state.text, lines.join(''))
  log.write('the last one\n')
  log.end()
  assert.equal(state.text, `${lines.join('')}the last one\n`)
})

test('R1700 lines wait while the disk is full; above a megabyte they are left out, and a line tells how many', async () => {
  const { state, output } = disk()
  const log = new LogLines(1, output)
  state.isFull = true
  const line = `${'x'.repeat(1_023)}\n`
  for (let number = 0; number < 1_100; number++) log.write(line)
  await until(async () => state.refusals >= 2)
  state.isFull = false
  await until(async () => state.text.includes('left out'))
  const written = state.text.split('\n')
  assert.equal(written.filter((each) => each === line.trim()).length, 1_024)
  const { level, lines } = JSON.parse(written[1_024] ?? '') as { level: string; lines: number }
  assert.deepEqual({ level, lines }, { level: 'error', lines: 76 })
  log.write('later\n')
  log.end()
  assert.match(state.text, /\nlater\n$/)
})

test('R1700 a site whose log has no room answers, and ends when it is told to', async (t) => {
  const full = openSync('/dev/full', 'a')
  t.after(() => closeSync(full))
  const port = await freePort()
  const site = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      API_BASE_URL: '',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      DATA_DIR: temporaryFolder(t),
    },
    stdio: ['ignore', full, 'ignore'],
  })
  t.after(() => site.kill('SIGKILL'))
  const isAnswered = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => null)
    return answer?.status === 200
  }
  await until(isAnswered, 90_000)
  // Each answer is a line, and so many are written at once, several times.
  for (let round = 0; round < 300; round++) assert.equal(await isAnswered(), true)
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null])
})
