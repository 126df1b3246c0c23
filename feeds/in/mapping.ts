import { staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { foldedText } from '#domain/folded-text.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { type ItemFields, itemFieldsOf, itemFieldsOfFile } from './fields/item-fields.ts'
import { macroOfFile, type MacroAccess } from './source/macro-access.ts'
import { type LinedYaml, linedYaml } from './mapping-lines.ts'
import { type TableField, tableFields } from './tables/column-words.ts'
import { feedStatuses } from './words/statuses.ts'

/** A project or house of ours: its slug, its id or its name. */
const Ours = z.union([z.string().min(1), z.int().positive().transform(String)])

/** The value of a name of the feed; null for a line of the skeleton that is not filled in yet. */
function byName<T extends z.ZodType>(value: T) {
  return z.record(z.string(), value.nullable()).nullish()
}

const MappedHouse = z.union([
  Ours.transform((house) => ({ house, section: undefined, floor: undefined })),
  z.strictObject({
    house: Ours,
    section: z.int().positive().optional(),
    floor: z.int().min(-20).max(200).optional(),
  }),
])
export type MappedHouse = z.infer<typeof MappedHouse>

/** The content of a mapping file. */
export const MappingFile = z.strictObject({
  source: z.string().min(1).max(100).nullish(),
  /** Hours after which somebody should ask why no newer feed came. */
  max_age: z.int().min(1).max(10_000).nullish(),
  projects: byName(Ours),
  houses: byName(MappedHouse),
  finishing: byName(z.enum(restorationCodes)),
  statuses: byName(z.enum(feedStatuses)),
  /** The currency of prices that name none. */
  currency: z.string().min(1).max(20).nullish(),
  /** Tenge for one unit of another money. */
  currencies: byName(z.number().positive().max(100_000)),
  /** Of a table: the fields of its columns, by name or letter. */
  columns: byName(z.enum(tableFields)),
  /** Of a table, or a feed of one's own: what holds for all its units. */
  fixed: z
    .partialRecord(z.enum(tableFields), z.union([z.string().min(1).max(300), z.number().transform(String)]))
    .nullish(),
  /** Of a table: the row with the names of its columns, where it is not found. */
  header: z.int().min(1).max(1_000).nullish(),
  /** Of XML or JSON of one's own: where its units and their fields stand. */
  ...itemFieldsOfFile,
  /** How the interface of MacroCRM is asked. */
  macro: macroOfFile.nullish(),
})

/** Names of a feed and their meanings here, found by id or by name. */
export type Mapping = {
  source: string | null
  max_age: number | null
  projects: Names<string>
  houses: Names<MappedHouse>
  finishing: Names<(typeof restorationCodes)[number]>
  statuses: Names<(typeof feedStatuses)[number]>
  currency: string | null
  currencies: Names<number>
  columns: Names<TableField>
  fixed: Readonly<Partial<Record<TableField, string>>>
  header: number | null
  /** Null for a feed of a known format. */
  items: ItemFields | null
  /** Null where feeds are downloaded without a signature. */
  macro: MacroAccess | null
}

/** The meanings of a feed's names. An exact name goes before one that differs in letter case or signs. */
export class Names<T> {
  readonly #exact: ReadonlyMap<string, T>
  readonly #folded: ReadonlyMap<string, T>

  constructor(names: Readonly<Record<string, T | null>> | null | undefined = {}) {
    const given = Object.entries(names ?? {}).filter((entry): entry is [string, T] => entry[1] !== null)
    this.#exact = new Map(given)
    this.#folded = new Map(given.map(([name, value]) => [foldedText(name), value]))
  }

  /** The meaning of the first of these names that has one. */
  find(...names: readonly string[]): T | undefined {
    // Mostly nothing is said, and folding the words of every offer takes its time.
    if (this.#exact.size === 0) return undefined
    for (const name of names) {
      if (name === '') continue
      const found = this.#exact.get(name) ?? this.#folded.get(foldedText(name))
      if (found !== undefined) return found
    }
    return undefined
  }

  entries(): readonly (readonly [name: string, value: T])[] {
    return [...this.#exact]
  }
}

/** A mapping that says nothing: everything is found by name. */
export function noMapping(): Mapping {
  return mappingOf({})
}

/**
 * The mapping in a YAML file.
 *
 * @throws FeedRefusal when there is none or a line of it means nothing
 */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusal(
      staffText('The mapping {file} cannot be read ({code}). Check its name.', {
        file,
        code: String(error.code),
      }),
    )
  })
  let yaml: LinedYaml
  try {
    yaml = linedYaml(text)
  } catch (error) {
    throw new FeedRefusal(
      staffText('The mapping {file} is not valid YAML: {why} Fix that line.', {
        file,
        why: (error instanceof Error ? error.message.split('\n')[0] : '') ?? '',
      }),
    )
  }
  const where = (...path: readonly PropertyKey[]) => {
    const line = yaml.lineOf(path)
    const part = path.join(' → ') || staffText('the file')
    return line === null ? part : staffText('line {line}, {part}', { line, part })
  }
  const value = yaml.value ?? {}
  const inRussian = staffLanguage() === 'ru' ? { error: z.locales.ru().localeError } : {}
  const { error } = MappingFile.safeParse(value, inRussian)
  if (error === undefined) return mappingOf(value, where)
  const lines = error.issues.flatMap(faultsOf).map(({ path, fault }) => `  ${where(...path)}: ${fault}`)
  throw new FeedRefusal(
    [
      staffText('The mapping {file} cannot be used:', { file }),
      ...lines,
      staffText(
        'It has source, max_age, projects, houses, finishing, statuses, currency, currencies and macro; for a table also columns, fixed and header, for XML and JSON of your own items, fields, total and fixed.',
      ),
    ].join('\n'),
  )
}

/** A fault of the file; each unknown name stands on its own line. */
function faultsOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; fault: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      fault: staffText('there is no such name'),
    }))
  if (issue.code === 'invalid_key')
    return [{ path: issue.path, fault: issue.issues[0]?.message ?? issue.message }]
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))
    const inside = (nearest ?? []).flatMap(faultsOf)
    if (inside.length > 0) return inside.map(({ path, fault }) => ({ path: [...issue.path, ...path], fault }))
  }
  return [{ path: issue.path, fault: issue.message }]
}

/**
 * The mapping that the content of a file means.
 *
 * @param where names the line of a part of the file
 * @throws ZodError when it is not a mapping
 * @throws FeedRefusal when its fields of a feed of one's own do not fit each other
 */
export function mappingOf(
  content: unknown,
  where: (...path: readonly string[]) => string = (...path) => path.join(' → '),
): Mapping {
  const file = MappingFile.parse(content)
  return {
    source: file.source ?? null,
    max_age: file.max_age ?? null,
    projects: new Names(file.projects),
    houses: new Names(file.houses),
    finishing: new Names(file.finishing),
    statuses: new Names(file.statuses),
    currency: file.currency ?? null,
    currencies: new Names(file.currencies),
    columns: new Names(file.columns),
    fixed: file.fixed ?? {},
    header: file.header ?? null,
    items: itemFieldsOf(
      { items: file.items, fields: file.fields, total: file.total },
      file.fixed ?? {},
      where,
    ),
    macro: file.macro ?? null,
  }
}
