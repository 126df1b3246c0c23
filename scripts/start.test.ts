import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { runProcess } from '#tests/helpers/servers/server.ts'

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
