import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { StockFile } from '#feeds/sources/stock-file.ts'
import type { Language } from '#domain/languages.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { IconPicture } from '#contract/site-icon.ts'
import type { StoredPicture } from '#database/tables.ts'
import type { FontSources } from '#media/fonts/own-fonts.ts'
import type { IconSource } from '#media/icon/own-icon.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { checkTogether } from './checks/check-together.ts'
import { type ContentPicture, readPictures, standIn } from './content-pictures.ts'
import { contentDay } from './demo/days.ts'
import { readContractSample } from './read-contract-sample.ts'
import { readDemo } from './demo/read-demo.ts'
import { withDerived } from './derived-fields.ts'
import { upgradeOf } from './format/format.ts'
import { hasText, type Kind, kinds, schemasOf } from './kinds.ts'
import { type ContentFiles, type Folder, type List, listFiles } from './list-files.ts'
import { plansOf } from './plans.ts'
import { type Problem, refuse } from './problem.ts'
import { readIcon, readLogo } from './read-drawings.ts'
import { readLongText } from './read-long-text.ts'
import { readFonts } from './read-fonts.ts'
import { type Media, readMedia } from './read-media.ts'
import type { LongText, ReadText } from './markdown.ts'
import type { AnyEntry, Entries, Records } from './records.ts'
import { readPlanDrawings } from './read-plan-drawings.ts'
import { readOverrides } from './read-overrides.ts'
import { readSiteTexts } from './read-site-texts.ts'
import { readRedirects } from './redirects.ts'
import { readRoutes } from './read-routes.ts'
import { costsSchema } from './schemas/costs.ts'
import { companySchema, Features, feedbackImagesSchema } from './schemas/lists.ts'
import { checkSource, type FileName, readSource, type SourceFile } from './source-file.ts'
import type { World } from './world.ts'

type ReadOptions = {
  /** The finished pictures by name; those that are missing get a stand-in, enough for a check. */
  pictures?: Readonly<Record<string, StoredPicture>>
  /** The finished fonts; null for a company without its own, and enough for a check. */
  fonts?: SiteFonts | null
  /** The finished icon; null for a company without one, or whose icon is a drawing, and enough for a check. */
  iconPicture?: IconPicture | null
  media?: Media
  now?: Date
}

/** What a look through a content folder has found: its records are null where there are problems. */
type Found = {
  folder: Folder
  records: Records | null
  pictures: readonly ContentPicture[]
  /** The fonts that the record chooses; null where it chooses none. */
  fonts: FontSources | null
  /** The icon that is to be made; null where there is none, or where it is a drawing as it stands. */
  icon: { source: IconSource; fileName: string } | null
  problems: readonly Problem[]
}

/**
 * Reads a content folder and checks all of it.
 *
 * @param path of the folder; messages call it as seen from the working directory
 * @throws ContentError naming everything that is wrong: file, line, field and language
 */
export function readContent(path: string, options: ReadOptions = {}): Records {
  const { records, problems } = lookThrough(path, options)
  refuse(problems)
  if (records === null) throw new Error('no records, and no problem that says why')
  return records
}

/**
 * The same, also of a folder with mistakes: its pictures can be looked at all the same.
 *
 * @throws ContentError when there is no such folder
 */
export function lookThrough(
  path: string,
  {
    pictures = {},
    fonts = null,
    iconPicture = null,
    media = readMedia(),
    now = new Date(),
  }: ReadOptions = {},
): Found {
  const place = folderOf(path)
  const problems: Problem[] = []
  if (!existsSync(place.path)) {
    refuse([{ file: place.name, line: null, message: staffText('there is no such folder') }])
  }
  const folder = { ...place, changes: upgradeOf(place, media.plans, false).changes }
  const files = listFiles(folder, problems)

  const recorded: Pick<World, 'has' | 'slugs'> = {
    has: (kind, slug) => (files.kinds[kind].get(slug)?.record ?? null) !== null,
    slugs: (kind) => files.kinds[kind].keys(),
  }
  const { described, names } = readPictures(folder, problems, recorded)
  const features = readList(Features, 'features', files, problems)?.features ?? []
  const world: World = {
    pictures: Object.fromEntries([...names].map((name) => [name, pictures[name] ?? standIn(name)])),
    videos: media.videos,
    features: new Set(features.map(({ code }) => code)),
    today: todayOf(now),
    ...recorded,
  }
  const schemas = schemasOf(world)
  // The schema of a kind makes values of that kind, which the types cannot follow here.
  const entries = Object.fromEntries(
    kinds.map((kind) => [kind, readKind(kind, schemas[kind], files, world, problems)]),
  ) as unknown as Entries
  const company = readList(companySchema(world), 'company', files, problems)
  const logo = company?.logo === undefined ? null : readLogo(folder, company.logo, problems)
  const icon = company?.icon === undefined ? null : readIcon(folder, company.icon, problems)
  const madeIcon = icon?.source ? { source: icon.source, fileName: icon.fileName } : null
  const fontSources = company?.fonts === undefined ? null : readFonts(folder, company.fonts, problems)
  const contractSample =
    company?.contract_sample === undefined
      ? null
      : readContractSample(folder, company.contract_sample, problems)
  const costs = readList(costsSchema(world), 'costs', files, problems)
  const images = readList(feedbackImagesSchema(world), 'feedback-images', files, problems)
  const redirects = readRedirects(files, world, problems)
  const texts = readSiteTexts(files, folder, problems)
  const leads = readRoutes(files, texts, world, problems)
  const stock = readList(StockFile, 'stock', files, problems)
  const overrides = readOverrides(files, world, problems)
  // A company.yaml with a mistake may well say that the company builds: no project is blamed until it can be read.
  problems.push(...checkTogether(entries, company?.is_builder ?? true))
  const drawings = readPlanDrawings(folder, media.plans, problems)
  const plans = plansOf(drawings, described, world.pictures, problems)
  const demo = readDemo(folder, entries, drawings, problems)

  if (company === null && !files.lists.has('company')) {
    const message = staffText('is missing: every content folder says how to reach the company')
    problems.push({ file: `${folder.name}/company.yaml`, line: null, message })
  }
  const found = { folder, pictures: described, fonts: fontSources, icon: madeIcon, problems }
  if (problems.length > 0 || company === null) return { ...found, records: null }
  const records = {
    ...entries,
    pictures: described,
    company,
    logo,
    icon: icon?.drawing ?? null,
    iconPicture,
    homeText: null,
    fonts,
    costs,
    contractSample,
    features,
    feedbackImages: images?.images ?? [],
    redirects,
    texts,
    leads,
    stock: stock?.sources ?? {},
    overrides,
    plans,
    demo,
  }
  return { ...found, records }
}

/** A clock that is behind the day on which this was written is wrong: nothing on the site may depend on it. */
function todayOf(now: Date): string {
  const day = dayInKazakhstan(now)
  return day < contentDay ? contentDay : day
}

/** A content folder as messages call it: as it is seen from the working directory. */
export function folderOf(path: string): FileName {
  const absolute = resolve(path)
  const seen = relative(process.cwd(), absolute)
  const isOutside = seen.startsWith('..') || isAbsolute(seen)
  return { path: absolute, name: isOutside ? absolute : seen.replaceAll(sep, '/') || '.' }
}

function readKind(
  kind: Kind,
  schema: z.ZodType<AnyEntry['record']>,
  files: ContentFiles,
  world: World,
  problems: Problem[],
): AnyEntry[] {
  type Read = AnyEntry & { text: LongText | null }
  return [...files.kinds[kind]].flatMap(([slug, { record: file, texts }]): Read[] => {
    if (file === null) return []
    const written = readSource(file, problems)
    const source = written && { ...written, data: withDerived(kind, written.data) }
    const record = source && checkSource(schema, source, problems)
    if (!hasText(kind)) return source && record ? [{ slug, record, text: null, source }] : []
    if (source === null || !isInside(source)) {
      const text = readLongText(file, texts, world, problems)
      return source && record ? [{ slug, record, text, source }] : []
    }
    for (const { name } of texts.values()) {
      const message = staffText('the text stands in {file} too: only one can be meant', { file: file.name })
      problems.push({ file: name, line: null, message })
    }
    if (record === null) return []
    const { text, ...rest } = record as AnyEntry['record'] & { text: ReadText }
    const placeOf = (language: Language) => ({ file: source.name, line: source.lineOf(['text', language]) })
    const places = { ru: placeOf('ru'), kk: placeOf('kk'), en: placeOf('en') }
    return [{ slug, record: rest, text: { ...text, places }, source }]
  })
}

/** Whether the long text of a record stands in it, and not beside it (R801). */
function isInside({ data }: SourceFile): boolean {
  return typeof data === 'object' && data !== null && 'text' in data
}

function readList<S extends z.ZodType>(
  schema: S,
  list: List,
  files: ContentFiles,
  problems: Problem[],
): z.output<S> | null {
  const file = files.lists.get(list)
  const source = file && readSource(file, problems)
  return source ? checkSource(schema, source, problems) : null
}
