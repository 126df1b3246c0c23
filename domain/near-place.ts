import { type NearKind, nearKinds } from './near-groups.ts'

type Place = { readonly type: string; readonly minutes_walk: number }

/** Minutes on foot to the nearest place of each kind; kinds that nobody told of are left out. */
export type NearestPlaces = Partial<Record<NearKind, number>>

/** Minutes on foot that a list offers to choose from. */
export const offeredWalks = [5, 10, 15, 20] as const

/** The nearest place of each kind by the minutes that the record of a project tells; places have no coordinates. */
export function nearestPlaces(places: readonly Place[]): NearestPlaces {
  const nearest: NearestPlaces = {}
  for (const { type, minutes_walk: minutes } of places) {
    const kind = nearKinds.find((each) => each === type)
    if (kind !== undefined) nearest[kind] = Math.min(nearest[kind] ?? Infinity, minutes)
  }
  return nearest
}

/** A kind of place, and the most minutes to it on foot. */
export type Near = { readonly kind: NearKind; readonly minutes: number }

/** The kind and the minutes of a place as addresses write it, `school-10`; null where nobody can ask for it. */
export function readNear(choice: string): Near | null {
  const [, word, minutes] = /^([a-z]+)-([1-9]|[1-5]\d|60)$/.exec(choice) ?? []
  const kind = nearKinds.find((each) => each === word)
  return kind === undefined ? null : { kind, minutes: Number(minutes) }
}

/** Whether such a place (`school-10`) is as near as that (R1033). */
export function isNear(nearest: NearestPlaces, choice: string): boolean {
  const asked = readNear(choice)
  return asked !== null && isWithin(nearest, asked)
}

/** Whether a place of the kind is that near. */
export function isWithin(nearest: NearestPlaces, { kind, minutes }: Near): boolean {
  return (nearest[kind] ?? Infinity) <= minutes
}
