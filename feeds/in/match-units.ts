import { staffText } from '#domain/staff/staff-text.ts'
import { unknownSection } from './estate-of-unit.ts'
import type { Staging } from './staging.ts'

type Candidate = {
  seq: number
  estate_id: number
  section: number | null
  floor: number | null
  area: number
  known_section: number
  known_floor: number
  known_area: number
  known_status: string
}

/** A unit of the feed for which no unit here, or more than one, comes into question; `here` are those of its number. */
export type Ambiguous = { seq: number; here: string }

/** Largest share by which the area of a unit may differ from that in the feed: two surveys of one flat differ less. */
const areaShare = 0.05

/**
 * Finds the unit here that each unit of the feed means: by the id that this feed has used before, else by house,
 * category and number, where neither floor nor area is another: doors of two sections may have one number, and a
 * section taken for a house would write over the units of another. A unit of another section is out of the question,
 * and so is a withdrawn one on another floor or of another area. Where a house has a number twice, section, floor and
 * area decide.
 *
 * @returns the units of the feed for which that did not settle it
 */
export function matchUnits(staging: Staging): readonly Ambiguous[] {
  staging.exec(`
    create index known_door on known (house_id, category, door);
    update units set estate_id = (select estate_id from known where known.external_id = units.external_id);
    update known set taken = 1 where estate_id in (select estate_id from units where estate_id is not null);
  `)
  const ambiguous: Ambiguous[] = []
  for (const all of byUnit(staging)) {
    const candidates = all.filter((candidate) => candidate.known_status !== 'withdrawn' || mayBe(candidate))
    if (candidates.length === 0) continue
    const best = bestOf(candidates)
    if (best === null)
      ambiguous.push({ seq: candidates[0]?.seq ?? 0, here: candidates.slice(0, 3).map(shown).join('; ') })
    else staging.match(best.seq, best.estate_id)
  }
  staging.exec(`
    update units set estate_id = (select estate_id from matches where matches.seq = units.seq)
      where seq in (select seq from matches);
    update known set taken = 1 where estate_id in (select estate_id from matches);
  `)
  return ambiguous
}

function* byUnit(staging: Staging): Generator<Candidate[]> {
  const rows = staging.iterate(`
    select units.seq, known.estate_id, units.section, units.floor, units.area,
      known.section as known_section, known.floor as known_floor, known.area as known_area, known.status as known_status
    from units join known using (house_id, category, door)
    where units.estate_id is null and known.taken = 0
      and (units.section is null or known.section in (${unknownSection}, units.section))
    order by units.seq, known.estate_id`)
  let candidates: Candidate[] = []
  for (const row of rows) {
    const candidate = row as Candidate
    if (candidates[0] && candidates[0].seq !== candidate.seq) {
      yield candidates
      candidates = []
    }
    candidates.push(candidate)
  }
  if (candidates.length > 0) yield candidates
}

/** Null when none comes into question, or several do. */
function bestOf(candidates: readonly Candidate[]): Candidate | null {
  const scored = candidates
    .filter(mayBe)
    .map((candidate) => ({ candidate, score: likeness(candidate) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  if (!first || first.score === second?.score) return null
  return first.candidate
}

/** A feed that names no floor leaves the area to tell. */
function mayBe({ floor, area, known_floor, known_area }: Candidate): boolean {
  return (floor === null || floor === known_floor) && Math.abs(area - known_area) <= known_area * areaShare
}

function shown({ estate_id, known_floor, known_area }: Candidate): string {
  return staffText('{id}: floor {floor}, {area} m²', { id: estate_id, floor: known_floor, area: known_area })
}

function likeness(candidate: Candidate): number {
  const isSection = candidate.section === candidate.known_section
  const isFloor = candidate.floor === candidate.known_floor
  const isArea = Math.abs(candidate.area - candidate.known_area) < 0.5
  return Number(isSection) * 4 + Number(isFloor) * 2 + Number(isArea)
}
