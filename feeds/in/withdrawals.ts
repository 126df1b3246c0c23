import type { Staging } from './staging.ts'

/** A house whose units all came from this feed before and are not in it any more. */
export type Abandoned = { house_id: number; units: number }

export type Withdrawals = {
  /** Units of this source in the houses of the feed which are not withdrawn yet. */
  before: number
  /** Those of them that the feed no longer has. */
  missing: number
  /** Units that the feed has put into another house. */
  moved: number
  abandoned: Abandoned[]
}

const ofSource = `from known where external_id is not null and status <> 'withdrawn'`
const covered = `house_id in (select house_id from units)`
const isMissing = `taken = 0 and external_id not in (select external_id from seen)`

/** The units that a full feed would take off sale. A unit whose offer was left out is still in the feed. */
export function withdrawalsOf(staging: Staging): Withdrawals {
  const abandoned = [
    ...staging.iterate(
      `select house_id, count(*) as units ${ofSource} and not ${covered} and ${isMissing} group by house_id order by house_id`,
    ),
  ]
  return {
    before: staging.count(`select count(*) as count ${ofSource} and ${covered}`),
    missing: staging.count(`select count(*) as count ${ofSource} and ${covered} and ${isMissing}`),
    moved: staging.count(
      `select count(*) as count from units join known using (estate_id) where units.house_id <> known.house_id`,
    ),
    abandoned: abandoned.map(({ house_id, units }) => ({ house_id: Number(house_id), units: Number(units) })),
  }
}

/** Ids of the units that a full feed takes off sale, some at a time. */
export function* missingUnits(staging: Staging, size: number): Generator<number[]> {
  let ids: number[] = []
  for (const { estate_id } of staging.iterate(
    `select estate_id ${ofSource} and ${covered} and ${isMissing} order by estate_id`,
  )) {
    ids.push(Number(estate_id))
    if (ids.length < size) continue
    yield ids
    ids = []
  }
  if (ids.length > 0) yield ids
}
