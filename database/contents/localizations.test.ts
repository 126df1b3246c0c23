import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase } from '#tests/helpers/databases/rows.ts'
import { findLocalizations } from './localizations.ts'

eachDatabase('R107 the changed texts of one language come by key', async (db) => {
  await fillDatabase(db, {
    localizations: [
      { language: 'kk', key: 'header.menu', content: 'Мәзір' },
      { language: 'kk', key: 'common.close', content: 'Жабу' },
      { language: 'ru', key: 'common.close', content: 'Закрыть' },
    ],
  })
  assert.deepEqual(await findLocalizations(db, 'kk'), [
    { key: 'common.close', content: 'Жабу' },
    { key: 'header.menu', content: 'Мәзір' },
  ])
  assert.deepEqual(await findLocalizations(db, 'en'), [])
})
