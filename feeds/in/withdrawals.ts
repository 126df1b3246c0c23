import type { Staging } from './staging.ts'

/** A house whose units all came from this feed before and are not in it any more. */
export type HouseLeft = { house_id: number; units: number }

/** What a feed would take off sale without saying so. */
export type Losses = {
  /** Units of this source that visitors can ask for. */
  before: number
  /** Those of them that the feed no longer has, those whose status in it is not understood, and of a table those whose rows are left out. */
  lost: number
  /** Units that the feed has put into another house. */
  moved: number
  left: HouseLeft[]
}

const offered = `status in ('free', 'request', 'reserved', 'unconfirmed')`
/** A unit whose offer was left out is not missing. */
const isMissing = `external_id is not null and taken = 0 and external_id not in (select external_id from seen)`
const isDoubted = `estate_id in (select estate_id from units where is_doubted = 1)`

/** The feed says that the unit is not for sale, whatever else of its offer is wrong. */
const goneStatuses = ['sold', 'reserved', 'hidden'] as const
const gone = goneStatuses.map((status) => `'${status}'`).join(', ')
/** A unit whose offer was left out, and is not known to be gone. */
const isLeftOut = `taken = 0 and external_id in
  (select external_id from left_out where status is null or status not in (${gone}))`

function isLost(isPartial: boolean): string {
  const doubted = `${isDoubted} or (${isLeftOut})`
  return isPartial ? `(${doubted})` : `((${isMissing}) or ${doubted})`
}

/** @param isPartial the feed has only some of the units: none is missing */
export function lossesOf(staging: Staging, isPartial: boolean): Losses {
  const left = isPartial
    ? []
    : staging.iterate(`select house_id, count(*) as units from known
        where ${isMissing} and status <> 'withdrawn' and house_id not in (select house_id from units)
        group by house_id order by house_id`)
  return {
    before: staging.count(
      `select count(*) as count from known where ${offered} and (external_id is not null or taken = 1)`,
    ),
    lost: staging.count(`select count(*) as count from known where ${offered} and ${isLost(isPartial)}`),
    moved: staging.count(
      `select count(*) as count from units join known using (estate_id) where units.house_id <> known.house_id`,
    ),
    left: [...left].map(({ house_id, units }) => ({ house_id: Number(house_id), units: Number(units) })),
  }
}

/** Ids of the units that a full feed takes off sale, some at a time. */
export function missingUnits(staging: Staging, size: number): Generator<number[]> {
  return ids(staging, `${isMissing} and status <> 'withdrawn'`, size)
}

/** Ids of the lost units that visitors can ask for. */
export function lostOffers(staging: Staging, isPartial: boolean, size: number): Generator<number[]> {
  return ids(staging, `${isLost(isPartial)} and ${offered}`, size)
}

/** Ids of the units on offer whose offers were left out. */
export function leftOutUnits(staging: Staging, size: number): Generator<number[]> {
  return ids(staging, `${isLeftOut} and ${offered}`, size)
}

/** Ids of the units on offer that are not for sale any more, as their offers say that were left out. */
export function* goneUnits(
  staging: Staging,
  size: number,
): Generator<{ status: (typeof goneStatuses)[number]; ids: number[] }> {
  for (const status of goneStatuses) {
    const which = `taken = 0 and ${offered} and status <> '${status}'
      and external_id in (select external_id from left_out where status = '${status}')`
    for (const some of ids(staging, which, size)) yield { status, ids: some }
  }
}

/** Of offers that were left out keeps only what takes units off sale: that they are gone, or a word not understood. */
export function forgetOffered(staging: Staging): void {
  staging.exec(`delete from left_out where status not in (${gone})`)
}

/** Ids of the units that were unconfirmed and that the feed has. */
export function foundAgain(staging: Staging, size: number): Generator<number[]> {
  return ids(staging, `status = 'unconfirmed' and estate_id in (select estate_id from units)`, size)
}

/** Units on offer whose status is not understood become unconfirmed instead of hidden. */
export function holdDoubted(staging: Staging): void {
  staging.exec(`update units set unit = json_set(unit, '$.status', 'unconfirmed'), status = 'unconfirmed'
    where is_doubted = 1 and estate_id in (select estate_id from known where ${offered})`)
}

function* ids(staging: Staging, which: string, size: number): Generator<number[]> {
  let some: number[] = []
  for (const { estate_id } of staging.iterate(
    `select estate_id from known where ${which} order by estate_id`,
  )) {
    some.push(Number(estate_id))
    if (some.length < size) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
