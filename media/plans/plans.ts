import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { type Language, languages } from '#domain/languages.ts'
import { contentHash } from '../content-hash.ts'
import { planCard } from './plan-card.ts'
import { planDetails } from './plan-detail.ts'
import { readPlanDrawing } from './plan-drawing.ts'
import { cardFrame, thinnerWalls } from './plan-frame.ts'
import type { PlanEntry, PlanManifest } from './plan-manifest.ts'
import { planHash, type PlanSource, readPlanSources } from './plan-sources.ts'

export interface PlanPlaces {
  /** Holds the drawings (`2-a.svg`) and `plans.json` that describes them. */
  originals: URL
  derived: URL
  manifest: URL
}

export interface PlanRun {
  made: number
  removed: number
  /** One line for each drawing that could not be made, beginning with its file name. */
  broken: string[]
}

const address = '/media/plans/'

/**
 * Draws all plans in the house style. Drawing takes milliseconds, so everything is drawn each time and only files
 * with new content are written. A broken original keeps its earlier files; the others go on.
 */
export async function makePlans(places: PlanPlaces): Promise<PlanRun> {
  const sources = readPlanSources(new URL('plans.json', places.originals))
  const before = readManifest(places.manifest)
  const after: PlanManifest = {}
  const run: PlanRun = { made: 0, removed: 0, broken: [] }
  await mkdir(places.derived, { recursive: true })
  for (const [code, source] of Object.entries(sources)) {
    try {
      const svg = await readFile(new URL(`${code}.svg`, places.originals), 'utf8')
      const { entry, files } = drawPlan(code, source, svg)
      for (const [file, content] of files) {
        const target = new URL(file, places.derived)
        if (existsSync(target)) continue
        writeFileSync(target, content)
        run.made += 1
      }
      after[code] = entry
    } catch (error) {
      const earlier = before[code]
      if (earlier) after[code] = earlier
      run.broken.push(`${code}.svg: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  writeFileSync(places.manifest, `${JSON.stringify(after, null, 2)}\n`)
  run.removed = await removeUnused(places.derived, after)
  return run
}

/** Every address an entry refers to. */
export function addressesOf(entry: PlanEntry): string[] {
  return [entry.card, ...languages.map((language) => entry.detail[language])]
}

function drawPlan(
  code: string,
  source: PlanSource,
  svg: string,
): { entry: PlanEntry; files: [file: string, content: string][] } {
  const drawing = readPlanDrawing(svg, thinnerWalls(source.category))
  const unknown = source.rooms_list.find(({ id }) => !drawing.rooms.some((room) => room.id === id))
  if (unknown) throw new Error(`plans.json names a room "${unknown.id}" that is not in the drawing`)
  const frame = cardFrame(drawing.bounds, source.category)
  const card = planCard(drawing, frame)
  const details = planDetails(drawing, source)
  const cardFile = `${code}-card-${contentHash(card)}.svg`
  const detailFile = (language: Language) =>
    `${code}-detail-${language}-${contentHash(details[language])}.svg`
  const { rooms_list, ...facts } = source
  const entry: PlanEntry = {
    card: address + cardFile,
    detail: {
      ru: address + detailFile('ru'),
      kk: address + detailFile('kk'),
      en: address + detailFile('en'),
    },
    width: frame.width,
    height: frame.height,
    hash: planHash(svg, source),
    ...facts,
    rooms_list: rooms_list.map(({ name, area }) => ({ name, area })),
  }
  const files = languages.map((language): [string, string] => [detailFile(language), details[language]])
  return { entry, files: [[cardFile, card], ...files] }
}

function readManifest(file: URL): PlanManifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlanManifest) : {}
}

async function removeUnused(folder: URL, manifest: PlanManifest): Promise<number> {
  const used = new Set(Object.values(manifest).flatMap(addressesOf))
  const unused = (await readdir(folder)).filter((file) => file.endsWith('.svg') && !used.has(address + file))
  for (const file of unused) await rm(new URL(file, folder))
  return unused.length
}
