import { contentRussian } from './content-russian.ts'
import { deliveriesRussian } from './deliveries-russian.ts'
import { feedRussian } from './feed-russian.ts'
import { leadsRussian } from './leads-russian.ts'
import { lettersRussian } from './letters-russian.ts'
import { picturesRussian } from './pictures-russian.ts'
import { routesRussian } from './routes-russian.ts'
import { salesRussian } from './sales-russian.ts'
import { stockRussian } from './stock-russian.ts'
import { tablesRussian } from './tables-russian.ts'

/** Staff's commands and checks speak one of these; visitors' texts are in `texts/`. */
export const staffLanguages = ['ru', 'en'] as const
export type StaffLanguage = (typeof staffLanguages)[number]

export function isStaffLanguage(value: unknown): value is StaffLanguage {
  return staffLanguages.some((language) => language === value)
}

const russian = {
  ...contentRussian,
  ...deliveriesRussian,
  ...feedRussian,
  ...leadsRussian,
  ...lettersRussian,
  ...picturesRussian,
  ...routesRussian,
  ...salesRussian,
  ...stockRussian,
  ...tablesRussian,
} as const satisfies Readonly<Record<string, string>>

/** The names of the holes of a text: `name` of `there is no {name}`. */
type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Holes<Rest>
  : never
type Values<Text extends string> = [Holes<Text>] extends [never]
  ? []
  : [Readonly<Record<Holes<Text>, string | number>>]
type Counted = [Readonly<Record<'count', string | number>>]
type AnyText = keyof typeof russian

/** A text for staff, in English: the Russian one stands under it. Those with the same holes go together. */
export type StaffText<Given extends unknown[] = unknown[]> = {
  [Text in AnyText]: Values<Text> extends Given ? Text : never
}[AnyText]

/** A process serves one company, whose staff reads one language. */
let spoken: StaffLanguage = 'en'

/** From now on this process speaks that language to staff (R620). */
export function speakToStaff(language: StaffLanguage): void {
  spoken = language
}

export function staffLanguage(): StaffLanguage {
  return spoken
}

/** A text for staff in the language of the process, with these values in its holes. */
export function staffText<Text extends AnyText>(text: Text, ...[values]: Values<Text>): string {
  return filled(text, values ?? {})
}

/** The same text in English, for who starts the site (R620). */
export function englishText<Text extends AnyText>(text: Text, ...[values]: Values<Text>): string {
  return filled(text, values ?? {}, 'en')
}

function filled(
  text: AnyText,
  given: Readonly<Record<string, string | number>>,
  language: StaffLanguage = spoken,
): string {
  const said: string = language === 'ru' ? russian[text] : text
  return said.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole))
}

/** A counted thing, `{count} day` or `{count} days`: the Russian text of both is the same, like `дней: {count}`. */
export function staffCount<One extends StaffText<Counted>, Many extends StaffText<Counted>>(
  one: One,
  many: Many,
  count: number,
): string {
  return filled(count === 1 ? one : many, { count })
}

/** The same for a schema, which is made before the language is known. */
export function staffError<Text extends AnyText>(
  text: Text,
  ...values: Values<Text>
): { error: () => string } {
  return { error: () => staffText(text, ...values) }
}

/** All texts, for tests. */
export const staffTexts: Readonly<Record<AnyText, string>> = russian
