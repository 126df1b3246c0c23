import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { databaseFile } from '#database/open.ts'
import { startSite, temporaryFolder } from '../helpers/server.ts'

const rounds = 5

test('A14 a lead that was answered 201 is there after kill -9 right behind the answer', async (t) => {
  const folder = temporaryFolder(t)
  const answered: string[] = []
  for (let round = 0; round < rounds; round++) {
    const site = await startSite(t, { DATA_DIR: folder })
    const response = await fetch(`${site.url}/api/feedback/callback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Алия', phone: `+7 701 000 00 0${round}`, email: '' }),
    })
    const killed = site.end('SIGKILL')
    assert.equal(response.status, 201, site.output())
    await killed
    const { data } = (await response.json()) as { data: { id: string } }
    answered.push(data.id)
    const db = new DatabaseSync(join(folder, databaseFile))
    const kept = db.prepare('select id, phone from leads order by id').all()
    db.close()
    assert.deepEqual(
      kept.map((lead) => lead['id']),
      answered,
    )
    assert.equal(kept.at(-1)?.['phone'], `+7701000000${round}`)
  }
})
