import { nearKinds } from '../../near-groups.ts'
import { offeredWalks } from '../../near-place.ts'
import type { Vocabulary } from '../company.ts'
import { houseMarkOf } from '../names/houses.ts'
import type { Wish } from '../sentence.ts'

/** Minutes on foot that «рядом» means, if anything is as near as that. */
const usualWalk = 10

/** Those that «совсем рядом» means. */
const closeWalk = 5

/** The most minutes on foot that are still near. */
const longestWalk = 30

/** The minutes that «рядом» means of a kind of places: ten, or five where it is to be very near, or the least at which there is one; null where none is near. */
export function nearbyMinutes(kind: string, { company }: Vocabulary, isClose = false): number | null {
  const known = nearKinds.find((each) => each === kind)
  const nearest = Math.min(
    ...company.complexes.map(({ near }) => (known === undefined ? undefined : near[known]) ?? Infinity),
  )
  if (nearest > longestWalk) return null
  const usual = isClose ? closeWalk : usualWalk
  return nearest <= usual ? usual : (offeredWalks.find((minutes) => minutes >= nearest) ?? nearest)
}

/** From the widest to the most certain. */
export const levels = ['city', 'district', 'landmark', 'address', 'project'] as const

export function placesOf(
  wish: Wish,
  places: Vocabulary['places'],
): { level: number; slugs: readonly string[] }[] {
  if (wish.others !== undefined) {
    const each = wish.others.map((values) => placesOf({ key: wish.key, values }, places))
    const found = each.flat()
    // Of one level they add up as they are.
    if (found.every(({ level }) => level === found[0]?.level)) return found
    const slugs = each.flatMap(complexesOf)
    return [{ level: levels.indexOf('project'), slugs: [...new Set(slugs)] }]
  }
  const found = wish.values.map((value) => {
    const [level = ''] = String(value).split(':')
    return { level: levels.indexOf(level as (typeof levels)[number]), slugs: places.get(String(value)) ?? [] }
  })
  // One name of several places is the most certain of them.
  const best = Math.max(...found.map(({ level }) => level))
  return found.filter(({ level }) => level === best)
}

/** Places of one level add up; of several levels they narrow each other, or the most certain one counts. */
export function complexesOf(placed: readonly { level: number; slugs: readonly string[] }[]): string[] {
  let result: string[] | null = null
  for (let level = 0; level <= levels.length; level++) {
    const here = placed.filter((place) => place.level === level)
    if (here.length === 0) continue
    const slugs =
      level === levels.length
        ? intersection(here.map((place) => place.slugs))
        : [...new Set(here.flatMap((place) => place.slugs))]
    const both: string[] = result === null ? slugs : result.filter((slug) => slugs.includes(slug))
    // «район Нура, но не Туран»: what is refused leaves nothing of what is wanted, which stays.
    if (both.length === 0 && result !== null && level === levels.length) continue
    result = both.length > 0 ? both : slugs
  }
  return (result ?? []).toSorted()
}

function intersection(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce(
    (kept, list) => kept.filter((slug) => list.includes(slug)),
    [...(lists[0] ?? [])],
  ) as string[]
}

/** A house of a project that is wanted, or the only house of such a number. */
export function addHouse(
  lists: Map<string, (string | number)[]>,
  mark: string,
  { company }: Vocabulary,
  complexes: readonly string[],
): boolean {
  // «2 корпус, трёшка»: a project that is not told may be the only one with such a house.
  const among =
    complexes.length === 0
      ? company.complexes
      : company.complexes.filter(({ slug }) => complexes.includes(slug))
  const found = among.flatMap((project) =>
    project.houses.filter(({ name }) => houseMarkOf(name) === mark).map((house) => ({ project, house })),
  )
  const [only] = found
  if (found.length !== 1 || only === undefined) return false
  lists.set('complex', [only.project.slug])
  lists.set('house', [...new Set([...(lists.get('house') ?? []), only.house.slug])])
  return true
}
