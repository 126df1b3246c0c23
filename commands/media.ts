/**
 * `npm run media` makes the files that come with the project (pictures, videos, drawings) from the originals in
 * demo-company/media; only changed ones are made again. Pictures of other content folders are made by the import.
 * `npm run media -- pictures` (or videos, plans) does one of them, `npm run media -- fonts` the fonts.
 */
import {
  derivedFonts,
  derivedPictures,
  derivedPlans,
  derivedVideos,
  documentFonts,
  fontListFile,
  fontManifestFile,
  fontStyles,
  markFont,
  originals,
  pictureManifestFile,
  planManifestFile,
  planSources,
  videoManifestFile,
} from '#media/places.ts'
import { progressLine } from '#media/progress-line.ts'

/** Each job returns its errors, one line apiece. The parts are loaded on demand: fonts need a development package. */
const jobs = {
  async pictures() {
    const { makePictures } = await import('#media/pictures/pictures.ts')
    const places = { originals, derived: derivedPictures, manifest: pictureManifestFile }
    const run = await makePictures(places, progressLine(process.stderr))
    console.log(`pictures: ${run.made.length} made, ${run.kept} unchanged, ${run.removed} old files removed`)
    return run.broken
  },
  async videos() {
    const { makeVideos } = await import('#media/videos/videos.ts')
    const places = {
      originals,
      derived: derivedVideos,
      manifest: videoManifestFile,
      font: markFont,
    }
    const run = await makeVideos(places, progressLine(process.stderr))
    console.log(`videos: ${run.made.length} made, ${run.kept} unchanged, ${run.removed} old files removed`)
    return run.broken
  },
  async plans() {
    const { makePlans } = await import('#media/plans/plans.ts')
    const run = await makePlans({ originals: planSources, derived: derivedPlans, manifest: planManifestFile })
    console.log(`plans: ${run.made} files made, ${run.removed} old files removed`)
    return run.broken
  },
  async fonts() {
    const { makeFonts } = await import('#media/fonts/fonts.ts')
    const fonts = await makeFonts({
      derived: derivedFonts,
      documents: documentFonts,
      manifest: fontManifestFile,
      styles: fontStyles,
      list: fontListFile,
    })
    for (const { file, bytes } of fonts) console.log(`fonts: ${file}, ${bytes} bytes`)
    return []
  },
} satisfies Record<string, () => Promise<string[]>>

type Job = keyof typeof jobs

function isJob(name: string): name is Job {
  return Object.hasOwn(jobs, name)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isJob(name))
if (unknown.length > 0) {
  console.error(`media: unknown: ${unknown.join(', ')}. There are: ${Object.keys(jobs).join(', ')}.`)
  process.exitCode = 2
} else {
  const chosen: Job[] = wanted.length > 0 ? wanted.filter(isJob) : ['pictures', 'videos', 'plans']
  for (const name of chosen) {
    for (const problem of await jobs[name]()) {
      console.error(`${name}: ${problem}`)
      process.exitCode = 1
    }
  }
}
