import { z } from 'zod'
import { isKind, kindsWithText } from '#content/kinds.ts'
import { slug } from '#content/list-files.ts'
import { wordsOf } from '#content/problem.ts'
import { longTextOf } from '#content/schemas/parts.ts'
import { siteTextProblems, TextRecord } from '#content/schemas/site-texts.ts'
import { letterDoubts, textsIn } from '#content/checks/worth-a-look.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { versionKeys } from '#texts/consent-keys.ts'
import { editorConfig } from '../config/config.ts'
import type { Field } from '../config/fields.ts'
import { contentSchemas, type Place } from '../schemas/content-schemas.ts'
import { openWorld } from '../schemas/open-world.ts'
import { filled } from './filled.ts'
import { placeWords } from './place-words.ts'

/** A record that is about to be saved. */
export const SavedRecord = z.object({
  /** Its collection, or the single file without its ending. */
  place: z.string().max(100),
  isNew: z.boolean(),
  /** Its own name in addresses and of its file, without an ending. */
  name: z.string().max(1_000),
  data: z.unknown().refine((data) => isWritten(data, deepest)),
})

/** Characters of one text, and levels of a record: above what anybody writes. Reading Markdown may take their square. */
const longestText = 50_000
const deepest = 20

function isWritten(data: unknown, levels: number): boolean {
  if (typeof data === 'string') return data.length <= longestText
  if (typeof data !== 'object' || data === null) return true
  return levels > 0 && Object.values(data).every((each) => isWritten(each, levels - 1))
}

/** What stops a save, and what is hardly meant; each in the words of the form. */
export type Verdict = { readonly problems: readonly string[]; readonly doubts: readonly string[] }

/**
 * Says what `content check` would say of one record, by the same schemas (R900, R901). What needs the rest of the folder
 * is left to the check: whether something that it names is there, or stands twice.
 */
export function recordCheck(): (record: z.output<typeof SavedRecord>) => Verdict {
  const schemas = contentSchemas()
  const { collections, singletons } = editorConfig({ kind: 'folder' }, 'ru')
  const forms = new Map([...collections, ...singletons].map(({ name, fields }) => [name, fields]))
  // Beside their records long texts have the same form as in them, one file for each language.
  const longText = longTextOf(openWorld)
  const textFields = forms.get('articles')?.find(({ name }) => name === 'text')?.fields ?? []
  return ({ place, isNew, name, data }) => {
    if (kindsWithText.some((kind) => place === `${kind}-texts`))
      return {
        problems: [...problemsOf(longText, data, textFields)],
        doubts: [...doubtsOf(data, textFields)],
      }
    const fields = forms.get(place)
    if (fields === undefined || !isPlace(place, schemas)) return { problems: [], doubts: [] }
    const record = filled(data, fields)
    const problems = [...problemsOf(schemas[place], record, fields)]
    if (place === 'texts') problems.push(...ownTextProblems(record, fields))
    if (isNew && isKind(place) && (!slug.test(name) || name.length > 120))
      problems.push(
        staffText(
          'the name in its address is «{name}»: write another one, of lower-case Latin letters, digits and hyphens',
          {
            name,
          },
        ),
      )
    if (isNew && (kindsWithText as readonly string[]).includes(place) && !hasText(record))
      problems.push(
        staffText(
          'there is no text yet: tick «Добавить Текст» at the end of the form and write it in three languages',
        ),
      )
    return { problems, doubts: [...doubtsOf(record, fields)] }
  }
}

function isPlace(name: string, schemas: Record<Place, z.ZodType>): name is Place {
  return Object.hasOwn(schemas, name)
}

function hasText(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'text' in record
}

function* problemsOf(schema: z.ZodType, record: unknown, fields: readonly Field[]): Generator<string> {
  const told = (path: readonly PropertyKey[], message: string) => `${placeWords(path, fields)}: ${message}`
  const { error } = schema.safeParse(record, { error: wordsOf })
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') yield told(issue.path, inForm(issue.message))
    else for (const key of issue.keys) yield told([...issue.path, key], staffText('there is no such field'))
  }
}

/** What is wrong with a text of the site beside the form of its record. */
function* ownTextProblems(record: unknown, fields: readonly Field[]): Generator<string> {
  const own = TextRecord.safeParse(record).data
  if (own === undefined) return
  for (const { language, message } of siteTextProblems(own.key, own.text, anyVersions))
    yield `${placeWords(language === null ? ['key'] : ['text', language], fields)}: ${message}`
}

/** A file wants some values in quotes, a form does not. */
function inForm(message: string): string {
  return message.replaceAll('"', '').replace(/,? в кавычках/, '')
}

/** The days of other texts stand in other records: the check compares them. */
const anyDay = { ru: '2100-01-01', kk: '2100-01-01', en: '2100-01-01' }
const anyVersions = Object.fromEntries(Object.values(versionKeys).map((key) => [key, anyDay]))

function* doubtsOf(record: unknown, fields: readonly Field[]): Generator<string> {
  for (const { path, text } of textsIn(record))
    for (const { language, message } of letterDoubts(text))
      yield `${placeWords([...path, language], fields)}: ${message}`
}
