import { buildWhenChanged } from '#scripts/build.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { bodyFigures } from './bodies.ts'
import { cachedPageFigures } from './cached-page.ts'
import { costFigures } from './cost.ts'
import { differentPagesFigures } from './different-pages.ts'
import { documentFigures } from './documents.ts'
import { feedsOutFigures } from './feeds-out.ts'
import { feedFigures } from './feeds.ts'
import { firstLoadFigures } from './first-load.ts'
import { growthFigures } from './growth.ts'
import { inpFigures } from './inp.ts'
import { machineLine } from './machine.ts'
import { memoryFigures } from './memory.ts'
import { modelFigures } from './model.ts'
import { pageFigures } from './pages.ts'
import { pickerFigures } from './picker.ts'
import { pictureFigures } from './pictures.ts'
import { profileFigures } from './profile.ts'
import { requestFilesFigures } from './request-files.ts'
import { robotFigures } from './robot.ts'
import { searchFigures } from './search.ts'
import { sentenceFigures } from './sentences.ts'
import { sizeFigures } from './size.ts'
import { visitMixFigures } from './visit-mix.ts'
import { watchFigures } from './watches.ts'

/**
 * Figures of the production build; nothing passes or fails, docs/benchmarks.md says how to read them.
 *
 * npm run bench -- search         only one of the parts below
 * npm run bench -- cost --beside ../earlier   another checkout in turns
 * npm run bench -- feeds --beside ../earlier   the same
 * npm run bench -- different-pages --beside ../earlier   after this one
 * npm run bench -- memory 3       minutes of load (15)
 * npm run bench -- model 1        rounds (3)
 * npm run bench -- robot 60       seconds of each round (30)
 * npm run bench -- bodies 60    the same
 * npm run bench -- pictures 100  plans of a feed (1,000)
 * npm run bench -- visit-mix 500  visits (20,000)
 * npm run bench -- size ab53428   an earlier commit to compare the amount of code with
 */
const parts: Readonly<Record<string, (lifetime: Lifetime, args: readonly string[]) => Promise<void>>> = {
  pages: pageFigures,
  cost: costFigures,
  'different-pages': differentPagesFigures,
  profile: profileFigures,
  'cached-page': cachedPageFigures,
  'visit-mix': visitMixFigures,
  'first-load': firstLoadFigures,
  inp: inpFigures,
  picker: pickerFigures,
  model: modelFigures,
  search: searchFigures,
  sentences: sentenceFigures,
  growth: growthFigures,
  watches: watchFigures,
  feeds: feedFigures,
  'feeds-out': feedsOutFigures,
  memory: memoryFigures,
  documents: documentFigures,
  pictures: pictureFigures,
  robot: robotFigures,
  bodies: bodyFigures,
  'request-files': requestFilesFigures,
  size: sizeFigures,
}
const [asked = '', ...args] = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => asked === '' || name === asked)
if (chosen.length === 0) throw new Error(`There is no part «${asked}», only ${Object.keys(parts).join(', ')}`)
const ends: (() => unknown)[] = []
try {
  await buildWhenChanged()
  console.log(machineLine())
  for (const [, figures] of chosen) await figures({ after: (end) => void ends.push(end) }, args)
} finally {
  for (const end of ends.toReversed()) await end()
}
