import assert from 'node:assert/strict'
import { SelectQueryNode, TableNode } from 'kysely'
import { getEstate } from '#contract/estates.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const shared = ['mortgages', 'complex_mortgages', 'promotions', 'settings']

/** The same database, and the tables that it was asked for. */
function noted(db: Database): { db: Database; asked: string[] } {
  const asked: string[] = []
  const listening = db.withPlugin({
    transformQuery({ node }) {
      const [table] = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : []
      if (table !== undefined && TableNode.is(table)) asked.push(table.table.identifier.name)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: listening, asked }
}

eachDatabase(
  'R1175 what the answers about all units read alike is read once for each state of the content',
  async (bare, _, t) => {
    const { db, asked } = noted(bare)
    const { api, index } = await sampleApi(t, db)
    const look = async (id: number) => {
      await callApi(api, getPriceSheet, { params: { id } })
      return (await callApi(api, getEstate, { params: { id } })).data
    }
    const readFor = async (...ids: number[]) => {
      asked.length = 0
      for (const id of ids) await look(id)
      return shared.map((table) => asked.filter((name) => name === table).length)
    }
    assert.deepEqual(await readFor(1, 2, 3), [1, 1, 1, 1])
    assert.deepEqual(await readFor(4), [0, 0, 0, 0])
    assert.ok(asked.length <= 10, `${asked.length} statements for a unit and its price: ${asked.join(' ')}`)

    const before = await look(7)
    await bare.transaction().execute(async (trx) => {
      await trx.updateTable('mortgages').set({ rate_nominal: 1 }).execute()
      await bumpContentVersion(trx)
    })
    await index.refresh()
    assert.deepEqual(await readFor(7, 8), [1, 1, 1, 1])
    const after = await look(7)
    assert.ok((after.monthly_from?.amount ?? 0) < (before.monthly_from?.amount ?? 0))
  },
)
