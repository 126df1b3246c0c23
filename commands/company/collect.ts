import { type Answers, most, type Reading, readers, said } from './answers.ts'
import type { Flags } from './options.ts'
import type { Words } from './words.ts'

/** What stops a new company, a line for each reason. */
export class Unanswered extends Error {}

/** Answers that may be incomplete: undefined was not asked yet, null was not said. */
type Given = {
  [Field in 'name' | 'legalName' | 'bin' | 'email' | 'domain']: Answers[Field] | null | undefined
} & Pick<Answers, 'cities' | 'phones'> &
  Record<'main' | 'accent', string | null | undefined>

/**
 * Reads what the command line says.
 *
 * @throws Unanswered naming every flag that cannot be taken
 */
export function fromFlags(flags: Flags, words: Words): Given {
  const read = readers(words)
  const problems: string[] = []
  const taken = <T>(name: string, text: string, reading: (text: string) => Reading<T>): T[] => {
    const result = reading(text.trim())
    if ('value' in result) return [result.value]
    problems.push(`--${name} «${text}»: ${result.refused}`)
    return []
  }
  const one = <T>(name: Exclude<keyof Flags, 'city' | 'phone'>, reading: (text: string) => Reading<T>) => {
    const text = flags[name]
    return text === undefined ? undefined : taken(name, text, reading)[0]
  }
  const several = <T>(name: 'city' | 'phone', limit: number, reading: (text: string) => Reading<T>) => {
    if (flags[name].length > limit)
      problems.push(`--${name}: ${said(words.refused.many, { most: String(limit) })}`)
    return flags[name].slice(0, limit).flatMap((text) => taken(name, text, reading))
  }
  const given = {
    name: one('name', read.name),
    legalName: one('legal-name', read.legalName),
    bin: one('bin', read.bin),
    main: one('main', (text) => read.colour(text, 'main')),
    accent: one('accent', (text) => read.colour(text, 'accent')),
    email: one('email', read.email),
    domain: one('domain', read.domain),
    cities: several('city', most.cities, read.city),
    phones: several('phone', most.phones, read.phone),
  }
  if ((flags.main === undefined) !== (flags.accent === undefined)) problems.push(words.refused.oneColour)
  if (new Set(given.cities.map(({ slug }) => slug)).size < given.cities.length)
    problems.push(`--city: ${words.refused.twice}`)
  if (problems.length > 0) throw new Unanswered(problems.join('\n'))
  return given
}

/** Shows a question and waits for the answer; null when none will ever come. */
export type Ask = (question: string) => Promise<string | null>

/**
 * Asks a person for what is not given yet, again until an answer can be taken.
 *
 * @throws Unanswered when the person has gone
 */
export async function askFor(given: Given, ask: Ask, words: Words): Promise<Given> {
  const read = readers(words)
  const { questions } = words

  const typed = async (question: string): Promise<string> => {
    const answer = await ask(question)
    if (answer === null) throw new Unanswered(words.broken)
    return answer.trim()
  }

  /** Asks until the answer can be taken. Enter takes what is offered, or skips what need not be said. */
  async function one<T>(
    question: string,
    reading: (text: string) => Reading<T> | Promise<Reading<T>>,
    must = false,
  ) {
    let [offered, complaint] = ['', '']
    for (;;) {
      const hint = offered !== '' ? said(words.takes, { words: offered }) : must ? '' : words.skip
      const text = (await typed(`${complaint}${question}${hint}: `)) || offered
      if (text === '' && !must) return null
      const result = text === '' ? { refused: words.refused.missing } : await reading(text)
      if ('value' in result) return result.value
      offered = ('instead' in result && result.instead) || offered
      complaint = `  ${result.refused}\n`
    }
  }

  /** Asks for the words of the other languages: they may be those of the Russian, the English ones in Latin letters. */
  const inLanguages =
    <T>(reading: (text: string) => Reading<T>) =>
    async (ru: string): Promise<Reading<T>> => {
      if (ru.includes(' / ')) return reading(ru)
      const kk = (await typed(`  ${said(words.inKazakh, { words: ru })}: `)) || ru
      const hint = 'value' in reading(ru) ? said(words.takes, { words: ru }) : ''
      const en = (await typed(`  ${words.inEnglish}${hint}: `)) || ru
      return reading(`${ru} / ${kk} / ${en}`)
    }

  /** Asks for one more until there is none. */
  async function several<T>(
    { question, limit, must }: { question: string; limit: number; must: boolean },
    reading: (text: string) => Reading<T> | Promise<Reading<T>>,
    keyOf: (value: T) => string,
  ): Promise<T[]> {
    const values: T[] = []
    const fresh = async (text: string): Promise<Reading<T>> => {
      const result = await reading(text)
      const isThere = 'value' in result && values.some((value) => keyOf(value) === keyOf(result.value))
      return isThere ? { refused: words.refused.twice } : result
    }
    while (values.length < limit) {
      const isFirst = values.length === 0
      const value = await one(isFirst ? question : `${words.another}: ${question}`, fresh, isFirst && must)
      if (value === null) break
      values.push(value)
    }
    return values
  }

  const name = given.name ?? (await one(questions.name, inLanguages(read.name), true))
  const cities =
    given.cities.length > 0
      ? given.cities
      : await several(
          { question: questions.city, limit: most.cities, must: true },
          inLanguages(read.city),
          ({ slug }) => slug,
        )
  const phones =
    given.phones.length > 0
      ? given.phones
      : await several(
          { question: questions.phone, limit: most.phones, must: false },
          read.phone,
          (phone) => phone,
        )
  const email = given.email ?? (await one(questions.email, read.email))
  const main = given.main ?? (await one(questions.main, (text) => read.colour(text, 'main')))
  const accent =
    given.accent ??
    (main === null ? null : await one(questions.accent, (text) => read.colour(text, 'accent'), true))
  const legalName = given.legalName ?? (await one(questions.legalName, inLanguages(read.legalName)))
  const bin = given.bin ?? (await one(questions.bin, read.bin))
  const domain = given.domain ?? (await one(questions.domain, read.domain))
  return { name, cities, phones, email, main, accent, legalName, bin, domain }
}

/** @throws Unanswered naming the flags without which there is no company */
export function complete(given: Given, { refused }: Words): Answers {
  const {
    name,
    cities,
    phones,
    legalName = null,
    bin = null,
    email = null,
    domain = null,
    main,
    accent,
  } = given
  const missing = [...(name ? [] : ['name']), ...(cities.length > 0 ? [] : ['city'])]
  if (!name || missing.length > 0) {
    throw new Unanswered(missing.map((flag) => `--${flag}: ${refused.missing}`).join('\n'))
  }
  const colours = main && accent ? { main, accent } : null
  return {
    name,
    cities,
    phones,
    legalName: legalName ?? null,
    bin: bin ?? null,
    email: email ?? null,
    domain: domain ?? null,
    colours,
  }
}
