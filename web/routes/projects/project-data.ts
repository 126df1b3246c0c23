import type { Ask } from '#contract/ask.ts'
import { getComplex } from '#contract/complexes.ts'
import { getHouse, type Legal } from '#contract/houses.ts'
import { getProgress } from '#contract/progress.ts'
import { mainEntry } from '../../blocks/progress/progress-words.ts'

/** What the law asks to be told of a house that is being built, by house: each has a permit of its own. */
export type Permit = { house: string; slug: string; legal: Legal }

/** A project with the permits of its unfinished houses and the newest of its construction diary. */
export async function loadProject(ask: Ask, slug: string) {
  const [{ data: project }, progress] = await Promise.all([
    ask(getComplex, { slug }),
    ask(getProgress, { complex: slug, month: 'latest' }),
  ])
  const unfinished = project.houses.filter(({ handed_over_at }) => handed_over_at === null)
  const permits = await Promise.all(
    unfinished.map(async (link): Promise<Permit> => {
      const { data: house } = await ask(getHouse, { slug: link.slug })
      return { house: house.name, slug: house.slug, legal: house.legal }
    }),
  )
  const entry = mainEntry(progress.data, null)
  return { project, permits, entry: entry?.complex.slug === slug ? entry : null }
}

/**
 * A house, what its page shows of the project around it, and the newest of its construction diary. Where a house has
 * none of its own, that of its project says something as long as the house is being built.
 */
export async function loadQueue(ask: Ask, slug: string) {
  const { data: house } = await ask(getHouse, { slug })
  const [{ data: project }, progress] = await Promise.all([
    ask(getComplex, { slug: house.complex.slug }),
    ask(getProgress, { house: slug, month: 'latest' }),
  ])
  const entry = mainEntry(progress.data, slug)
  const { district, image, genplan, houses, lat, lng } = project
  return {
    house,
    around: { district, image, genplan, houses, lat, lng },
    entry: entry !== undefined && (entry.house !== null || house.handed_over_at === null) ? entry : null,
  }
}
