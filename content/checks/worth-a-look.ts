import { type Language, languages, type Localized } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { forbiddenWordsIn } from '#domain/terms.ts'
import { kinds } from '../kinds.ts'
import { placeOf, type Problem } from '../problem.ts'
import type { LongText } from '../markdown.ts'
import type { AnyEntry, Records } from '../records.ts'

/** Where a text stands. */
type Place = { file: string; line: number | null; path: readonly PropertyKey[] }

/** Characters of a title, the company's name aside. Search results show about 60, longer ones in part. */
const longestTitle = 80

/** Characters of a description that search results have room for. */
const description = { least: 50, most: 200 }

/**
 * What is no mistake and yet hardly meant: titles and descriptions that do not fit search results, two pages with one title,
 * letters of another alphabet (R694), and words for which the site has another one (R741). Nothing is stopped by it: names
 * of people and houses are what they are.
 */
export function worthALook(records: Records): Problem[] {
  const found: Problem[] = []
  const titles = new Map<string, string>()
  for (const kind of kinds) {
    for (const entry of records[kind] as readonly (AnyEntry & { text: LongText | null })[]) {
      const { text: long } = entry
      if (long !== null)
        found.push(
          ...otherWords(long.html, (language) => ({ ...long.places[language], path: ['text', language] })),
        )
      for (const { path, text } of textsIn(entry.record)) {
        const at = (language: Language): Place => {
          const whole = [...path, language]
          return { file: entry.source.name, line: entry.source.lineOf(whole), path: whole }
        }
        found.push(...doubtsOf(text, at))
        const role = roleOf(kind, path)
        if (role !== null) found.push(...lengthDoubts(text, role, at))
        if (role === 'title') found.push(...repeatedTitles(text, titles, entry.source.name, at))
      }
    }
  }
  for (const [key, text] of Object.entries(records.texts)) {
    const at = (language: Language): Place => ({
      file: 'texts.yaml',
      line: null,
      path: ['texts', key, language],
    })
    found.push(...doubtsOf(text, at))
    if (/\.description(\.|$)/.test(key)) found.push(...lengthDoubts(text, 'description', at))
  }
  return found
}

/** All texts in three languages of a record, with their paths. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: Localized }> {
  if (typeof value !== 'object' || value === null) return
  if (isLocalized(value)) yield { path, text: value }
  else
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key])
}

function isLocalized(value: object): value is Localized {
  return languages.every((language) => typeof (value as Partial<Localized>)[language] === 'string')
}

/** What search results show of a record. */
function roleOf(kind: string, path: readonly PropertyKey[]): 'title' | 'description' | null {
  const field = `${kind}.${path.join('.')}`
  if (/^(complexes\.seo|articles|promotions)\.title$/.test(field)) return 'title'
  return /^(complexes\.seo\.description|articles\.lead|promotions\.lead)$/.test(field) ? 'description' : null
}

function lengthDoubts(
  text: Localized,
  role: 'title' | 'description',
  at: (language: Language) => Place,
): Problem[] {
  const [least, most] = role === 'title' ? [1, longestTitle] : [description.least, description.most]
  return languages.flatMap((language) => {
    const count = text[language].length
    if (count > most)
      return doubt(
        at(language),
        staffText('has {count} characters: search results show at most {most}', { count, most }),
      )
    if (count < least)
      return doubt(
        at(language),
        staffText('has {count} characters: search results want at least {least}', { count, least }),
      )
    return []
  })
}

function repeatedTitles(
  text: Localized,
  titles: Map<string, string>,
  file: string,
  at: (language: Language) => Place,
): Problem[] {
  return languages.flatMap((language) => {
    const title = `${language} ${text[language].toLowerCase()}`
    const other = titles.get(title)
    if (other === undefined) {
      titles.set(title, file)
      return []
    }
    return doubt(
      at(language),
      staffText('is also the title of {file}: search results cannot tell the pages apart', { file: other }),
    )
  })
}

/** Names in quotes are as their owner writes them. */
function withoutNames(text: string): string {
  return text.replaceAll(/«[^«»]*»|"[^"]*"|“[^“”]*”|<[^<>]*>/g, ' ')
}

/** From the beginning of a word on: at each of its letters a long one would be read anew. */
const kazakhLetters = /(?<!\p{L})\p{L}*[әғқңөұүһі]\p{L}*/iu

/** Short words that Kazakh does not have; not the initials of a name, nor the name of a program such as 1С. */
const russianWord = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:и|в|на|с|по|для|или|от|из|это|мы|вы|нет|что|как|к|о|за|его|ваш|вас|если|без|при)(?![\p{L}.-])`,
  'u',
)

/** A letter that was typed in another layout looks right and is found by no search. */
const twoAlphabets = /(?<!\p{L})\p{L}*(?:[a-z][а-яёәғқңөұүһі]|[а-яёәғқңөұүһі][a-z])\p{L}*/iu

function doubtsOf(text: Localized, at: (language: Language) => Place): Problem[] {
  return [
    ...[...letterDoubts(text)].flatMap(({ language, message }) => doubt(at(language), message)),
    ...otherWords(text, at),
  ]
}

/** Letters and words of another language than that of the text (R694). */
export function* letterDoubts(text: Localized): Generator<{ language: Language; message: string }> {
  const plain = (language: Language) => withoutNames(text[language])
  const kazakh = kazakhLetters.exec(plain('ru'))?.[0]
  if (kazakh !== undefined)
    yield {
      language: 'ru',
      message: staffText('«{word}» has Kazakh letters in a Russian text', { word: kazakh }),
    }
  const russian = russianWord.exec(plain('kk'))?.[0]
  if (russian !== undefined)
    yield {
      language: 'kk',
      message: staffText('«{word}» is a Russian word in a Kazakh text', { word: russian }),
    }
  for (const language of languages) {
    const word = twoAlphabets.exec(plain(language))?.[0]
    if (word !== undefined)
      yield { language, message: staffText('«{word}» mixes Latin and Cyrillic letters', { word }) }
  }
}

/** Words for which the site has another one. */
function otherWords(text: Localized, at: (language: Language) => Place): Problem[] {
  return languages.flatMap((language) =>
    forbiddenWordsIn(withoutNames(text[language]), language).flatMap((found) =>
      doubt(at(language), staffText('«{word}»: the site says «{instead}»', found)),
    ),
  )
}

function doubt({ file, line, path }: Place, message: string): Problem[] {
  return [{ file, line, message: `${placeOf(path)}: ${message}` }]
}
