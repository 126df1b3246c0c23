import { z } from 'zod'
import { staffError, type StaffText, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { type FieldPath, fieldPath } from './field-path.ts'

/** What the mapping may say where it stands in a feed of one's own. */
export const itemFields = [
  'id',
  'number',
  'category',
  'project',
  'project_id',
  'house',
  'house_id',
  'phase',
  'address',
  'section',
  'floor',
  'floors_total',
  'position_on_floor',
  'rooms',
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
  'ceiling_height',
  'finishing',
  'plan',
  'plan_image',
  'views',
  'sides',
  'status',
  'price',
  'price_discount',
  'price_before',
  'currency',
] as const
export type ItemField = (typeof itemFields)[number]

/** Fields whose numbers may be in another unit than metres, square metres and whole money. */
const measured = new Set<ItemField>([
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
  'ceiling_height',
  'price',
  'price_discount',
  'price_before',
])

/** Fields whose words have a part of the mapping of their own. */
const translated: Partial<Record<ItemField, string>> = {
  project: 'projects',
  project_id: 'projects',
  house: 'houses',
  house_id: 'houses',
  status: 'statuses',
  finishing: 'finishing',
  currency: 'currencies',
}

const Path = z
  .string()
  .refine(
    (text) => fieldPath(text) !== null,
    staffError('is not a path: write «price/value», «@id» or «/catalog/@city»'),
  )
const Paths = z.union([Path.transform((path) => [path]), z.array(Path).min(1).max(5)])

/** A path, several of which the first that says something counts, or these with a unit or words. */
const Source = z.union([
  Paths.transform((path) => ({ path, times: undefined, words: undefined })),
  z.strictObject({
    path: Paths,
    /** What its numbers are multiplied by: 1000 for thousands of tenge. */
    times: z.number().positive().min(1e-6).max(1e9).optional(),
    /** Its words in words that are known. */
    words: z
      .record(z.string().max(300), z.union([z.string().max(300), z.number().transform(String)]))
      .optional(),
  }),
])

/** The lines of the mapping file for a feed of one's own. */
export const itemFieldsOfFile = {
  items: Path.nullish(),
  fields: z.partialRecord(z.enum(itemFields), Source).nullish(),
  /** Where the feed says how many units there are in all: one page of several is no feed. */
  total: Path.refine(
    (text) => text.startsWith('/'),
    staffError('begins with «/»: it stands beside the units'),
  ).nullish(),
}

/** A path and the words by which messages name its line of the mapping. */
type NamedPath = { path: FieldPath; where: string }

export type FieldSource = {
  paths: readonly FieldPath[]
  times: number | null
  words: Readonly<Record<string, string>>
  where: string
}

/** Where the units of a feed of one's own and their fields stand. */
export type ItemFields = {
  items: NamedPath
  fields: ReadonlyMap<ItemField, FieldSource>
  /** Where the number of all units stands; null where nobody says. */
  total: NamedPath | null
  /** All paths. */
  paths: readonly NamedPath[]
}

/** By which at least one of each a unit is imported, and how staff say it where no path does. */
const needed: readonly (readonly [
  fields: readonly ItemField[],
  what: StaffText<[]>,
  remedy: readonly [words: StaffText<[Readonly<Record<'line', string | number>>]>, line: string] | null,
])[] = [
  [['number', 'id'], 'the number of the unit or its id', null],
  [['area_total'], 'the area', null],
  [['floor'], 'the floor', null],
  [
    ['rooms', 'category'],
    'the rooms',
    ['or «{line}» where these are not flats', 'fixed: { category: кладовая }'],
  ],
  [['price', 'price_discount'], 'the price', ['or «{line}»', 'fixed: { price: по запросу }']],
  [
    ['status'],
    'the status',
    ['or «{line}» if every unit of the feed is for sale', 'fixed: { status: free }'],
  ],
]

type InFile = z.infer<z.ZodObject<typeof itemFieldsOfFile>>

/**
 * The fields of a feed of one's own; null where the mapping names none.
 *
 * @param fixed what holds for all units
 * @param where names the line of a part of the mapping
 * @throws FeedRefusal when something needed is missing or contradicts something else
 */
export function itemFieldsOf(
  { items, fields, total }: InFile,
  fixed: Readonly<Record<string, string>>,
  where: (...path: readonly string[]) => string,
): ItemFields | null {
  const given = Object.entries(fields ?? {})
  const path = items ? fieldPath(items) : null
  if (path === null && given.length === 0) return null
  if (path === null || given.length === 0) {
    throw refused(
      staffText(
        '{where}: «items» says where the units stand, and «fields» where their fields do. Write both',
        { where: where(path === null ? 'fields' : 'items') },
      ),
    )
  }
  if (path.steps.some(({ name, where: chosen }) => chosen !== null || name.startsWith('@'))) {
    throw refused(
      staffText(
        '{where}: «{path}» has brackets or «@», which only fields may have. Write «house/flat» for XML, «data/flats/*» for JSON',
        { where: where('items'), path: path.text },
      ),
    )
  }
  const sources = new Map<ItemField, FieldSource>()
  for (const field of itemFields) {
    const source = fields?.[field]
    if (source !== undefined) sources.set(field, sourceOf(field, source, where('fields', field)))
    if (source !== undefined && fixed[field] !== undefined) {
      throw refused(
        staffText(
          '{where}: «fixed» gives all units one {field}, and «fields» says where each has its own. Take one of them out',
          { where: where('fixed', field), field },
        ),
      )
    }
  }
  for (const [any, what, remedy] of needed) {
    if (any.some((field) => sources.has(field) || fixed[field] !== undefined)) continue
    throw refused(
      staffText('{where}: nothing says where {what} stands. Write «{field}: path» there {remedy}', {
        where: where('fields'),
        what: staffText(what),
        field: any[0] ?? '',
        remedy: remedy === null ? '' : staffText(remedy[0], { line: remedy[1] }),
      }).trim(),
    )
  }
  const totalPath = total ? fieldPath(total) : null
  const named = totalPath === null ? null : { path: totalPath, where: where('total') }
  const ofFields = [...sources.values()].flatMap(({ paths, where: line }) =>
    paths.map((each) => ({ path: each, where: line })),
  )
  return {
    items: { path: { ...path, isFromRoot: true }, where: where('items') },
    fields: sources,
    total: named,
    paths: named === null ? ofFields : [...ofFields, named],
  }
}

function sourceOf(
  field: ItemField,
  { path, times, words }: z.infer<typeof Source>,
  where: string,
): FieldSource {
  if (times !== undefined && !measured.has(field)) {
    throw refused(staffText('{where}: «times» is for prices, areas and heights. Take it out', { where }))
  }
  const part = translated[field]
  if (words !== undefined && part !== undefined) {
    throw refused(
      staffText('{where}: the words of {field} are translated under «{part}:». Write them there', {
        where,
        field,
        part,
      }),
    )
  }
  const paths = path.map(fieldPath).filter((each) => each !== null)
  return { paths, times: times ?? null, words: words ?? {}, where }
}

function refused(sentence: string): FeedRefusal {
  return new FeedRefusal(staffText('The mapping cannot be used: {sentence}.', { sentence }))
}
