import type { Records } from './records.ts'

/** The slugs of the projects that a programme is open to: those it names, or those of its houses; none: all of them. */
export function projectsOf(
  { complexes, houses }: Pick<Records['mortgages'][number]['record'], 'complexes' | 'houses'>,
  records: Pick<Records, 'houses'>,
): string[] {
  if (houses.length === 0) return complexes
  const own = records.houses.filter(({ slug }) => houses.includes(slug)).map(({ record }) => record.complex)
  return [...new Set(own)]
}
