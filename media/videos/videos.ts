import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { contentHash } from '../content-hash.ts'
import { inParallel } from '../in-parallel.ts'
import { makeVideo } from './make-video.ts'
import { writeManifest } from '../manifest-file.ts'
import { videoFrame, videoSettings } from '../settings.ts'
import { readVideoManifest, type VideoManifest } from './video-manifest.ts'
import { readVideoOriginals, type VideoOriginal } from './video-originals.ts'

/** The folders and files of one run, so that tests can use their own. */
export type VideoPlaces = {
  /** Holds the pictures and `videos.json`, the moves of the camera over them. */
  originals: URL
  /** Receives the videos. */
  derived: URL
  manifest: URL
  /** A TrueType font for the mark. */
  font: URL
}

export type VideoRun = {
  made: string[]
  kept: number
  removed: number
  /** One line for each video that could not be made, beginning with its name. */
  broken: string[]
}

/** Where the videos are served from. */
const address = '/media/videos/'

/**
 * Makes missing videos: one whose picture, move, settings and file match the manifest is left alone. One that
 * cannot be made is reported and keeps its earlier file; the others go on.
 */
export async function makeVideos(
  places: VideoPlaces,
  onProgress: (done: number, total: number, name: string) => void = () => {},
): Promise<VideoRun> {
  const originals = readVideoOriginals(new URL('videos.json', places.originals))
  const before = readVideoManifest(places.manifest)
  const after: VideoManifest = {}
  const run: VideoRun = { made: [], kept: 0, removed: 0, broken: [] }
  await mkdir(places.derived, { recursive: true })

  let done = 0
  const entries = Object.entries(originals)
  await inParallel(entries, availableParallelism(), async ([name, original]) => {
    const earlier = before[name]
    try {
      const picture = new URL(`${original.picture}.webp`, places.originals)
      const hash = videoHash(await readFile(picture), original)
      const file = `${name}-${hash}.mp4`
      if (earlier?.hash === hash && existsSync(new URL(file, places.derived))) {
        after[name] = earlier
        run.kept += 1
      } else {
        await makeVideo(picture, places.font, original, new URL(file, places.derived))
        const { width, height } = videoFrame
        after[name] = { src: address + file, width, height, seconds: original.seconds, hash }
        run.made.push(name)
      }
    } catch (error) {
      if (earlier) after[name] = earlier
      run.broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    done += 1
    onProgress(done, entries.length, name)
  })

  writeManifest(places.manifest, after)
  run.removed = await removeUnused(places.derived, after)
  return run
}

/** Changes with every setting that affects the look of a video. */
export function videoHash(picture: Uint8Array, original: VideoOriginal): string {
  return contentHash(picture, JSON.stringify(original), videoSettings)
}

async function removeUnused(folder: URL, manifest: VideoManifest): Promise<number> {
  const used = new Set(Object.values(manifest).map(({ src }) => src.slice(address.length)))
  const unused = (await readdir(folder)).filter((file) => /\.mp4(\.part)?$/.test(file) && !used.has(file))
  for (const file of unused) await rm(new URL(file, folder))
  return unused.length
}
