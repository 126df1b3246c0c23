import { categories } from '#domain/categories.ts'
import { compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { estateViews } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import type { CompanyNames } from '#domain/search-phrase/names/company-names.ts'

const all = new Set([
  ...restorationCodes.map((code) => `restorations:${code}`),
  ...estateViews.map((view) => `views:${view}`),
  ...compassSides.map((side) => `side:${side}`),
  ...sunChoices.map((hours) => `sun:${hours}`),
  'kitchen_from',
])

const ofEach = (choices: ReadonlySet<string>) =>
  Object.fromEntries(categories.map((category) => [category, choices])) as CompanyNames['choices']

/** Units of every kind. */
export const allChoices = ofEach(all)

/** Units of which nothing is known. */
export const noChoices = ofEach(new Set())
