import { stripLanguage } from './url-rules.ts'

/** Parts of the site whose visitors are offered a consultation once in a session (R124). */
const sections = ['projects', 'properties', 'purchase-methods'] as const

export type ConsultationSection = (typeof sections)[number]

/** Milliseconds between the entry to a section and the offer (R212). */
export const consultationDelay = 5000

/** Milliseconds between the last touch of a calculator and the offer: whoever computes looks at the answer (R1334). */
export const calculationRest = 60_000

/** The section that a page belongs to, in any language; null for the rest of the site. */
export function consultationSection(pathname: string): ConsultationSection | null {
  const first = stripLanguage(pathname).split('/')[1]
  return sections.find((section) => section === first) ?? null
}

/**
 * The picture to show next and the list of those that were shown: any that was not shown yet; once all were, the list
 * starts again (R125, R126), and not with the one that was shown last.
 *
 * @param random from 0 to below 1
 */
export function nextPicture(
  all: readonly number[],
  shown: readonly number[],
  random: number,
): { id: number; shown: number[] } | null {
  const fresh = all.filter((id) => !shown.includes(id))
  const others = all.filter((id) => all.length === 1 || id !== shown.at(-1))
  const id = fresh.length > 0 ? pick(fresh, random) : pick(others, random)
  if (id === undefined) return null
  return { id, shown: fresh.length > 0 ? [...shown, id] : [id] }
}

function pick(ids: readonly number[], random: number): number | undefined {
  return ids[Math.floor(random * ids.length)]
}
