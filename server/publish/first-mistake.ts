import { atMost } from '#leads/delivery/lead-lines.ts'

/** Characters of the mistake: editors have all of them in their letter. */
const longest = 300

/**
 * Why a publication is not on the site, for a sentence that goes on: its first mistake, without the stop or colon at its
 * end, and how many more there are, ` (+2)`.
 */
export function firstMistake(problem: string): { first: string; more: string } {
  const [first = '', ...others] = problem.split('\n')
  return {
    first: atMost(first.replace(/[.:]$/, ''), longest),
    more: others.length === 0 ? '' : ` (+${others.length})`,
  }
}
