import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { runProcess, temporaryFolder } from '#tests/helpers/servers/server.ts'

test('npm start tells of a taken port before it builds and fills anything', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { code, output } = await runProcess(t, 'scripts/start.ts', {
    PORT: String(port),
    DATA_DIR: '/dev/null/no',
  })
  assert.equal(code, 1)
  assert.match(output, new RegExp(`^Port ${port} on 127.0.0.1 is taken`))
  assert.doesNotMatch(output, /Building|\n +at /)
})

test('R916 a start refuses a wrong STAFF_USERS before it builds, fills or makes anything', async (t) => {
  const folder = temporaryFolder(t)
  const data = join(folder, 'data')
  const users = join(folder, 'users')
  for (const script of ['scripts/start.ts', 'server/main.ts']) {
    for (const settings of [{ STAFF_PORT: '3999' }, { PREVIEW: 'on' }]) {
      const { code, output } = await runProcess(t, script, {
        ...settings,
        STAFF_USERS: users,
        DATA_DIR: data,
        PORT: '0',
      })
      assert.equal(code, 1)
      assert.match(output, /^The file of STAFF_USERS, .*, cannot be used: there is no such file\./)
      assert.doesNotMatch(output, /Building|\n +at /)
      assert.equal(existsSync(data), false)
    }
  }
})
