import assert from 'node:assert/strict'
import type { z } from 'zod'
import { getEstates } from '#contract/estates.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { getVacancies } from '#contract/vacancies.ts'
import type { Language } from '#domain/languages.ts'
import { demoSite } from '../servers/site.ts'

/** Addresses of a flat of the demo site, of its house and project, and of a vacancy. */
export async function somePlaces(language: Language) {
  const { url } = await demoSite()
  const read = async <T extends z.ZodType>(path: string, answer: T): Promise<z.output<T>> =>
    answer.parse(await (await fetch(url + path)).json())
  const [flat] = (await read('/api/estates?category=flat&per_page=1', getEstates.answer)).data
  const [vacancy] = (await read('/api/vacancies?per_page=1', getVacancies.answer)).data
  assert.ok(flat !== undefined && vacancy !== undefined)
  const { data: units } = await read(`/api/houses/s/${flat.house.slug}/estates`, getHouseEstates.answer)
  const unit = units.find(({ id }) => id === flat.id)
  assert.ok(unit !== undefined)
  return {
    flat: pages.estate(language, 'flat', flat.slug),
    project: pages.project(language, flat.complex.slug),
    facade: pages.facade(language, flat.house.slug),
    floor: pages.floor(language, flat.house.slug, unit),
    board: pages.board(language, flat.house.slug, 'flat'),
    vacancy: pages.vacancy(language, vacancy.category.slug, vacancy.slug),
  }
}
