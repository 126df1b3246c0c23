import type { Ask } from '#contract/ask.ts'
import { getComplex } from '#contract/complexes.ts'
import { getHouse, type Legal } from '#contract/houses.ts'

/** What the law asks to be told of a house that is being built, by house: each has a permit of its own. */
export type Permit = { house: string; slug: string; legal: Legal }

/** A project with the permits of its unfinished houses. */
export async function loadProject(ask: Ask, slug: string) {
  const { data: project } = await ask(getComplex, { slug })
  const unfinished = project.houses.filter(({ handed_over_at }) => handed_over_at === null)
  const permits = await Promise.all(
    unfinished.map(async (link): Promise<Permit> => {
      const { data: house } = await ask(getHouse, { slug: link.slug })
      return { house: house.name, slug: house.slug, legal: house.legal }
    }),
  )
  return { project, permits }
}

/** A house, and what its page shows of the project around it. */
export async function loadQueue(ask: Ask, slug: string) {
  const { data: house } = await ask(getHouse, { slug })
  const { data: project } = await ask(getComplex, { slug: house.complex.slug })
  const { district, image, genplan, houses, lat, lng } = project
  return { house, around: { district, image, genplan, houses, lat, lng } }
}
