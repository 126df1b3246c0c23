import { contentRussian } from './content-russian.ts'

/** Staff's commands and checks speak one of these; visitors' texts are in `texts/`. */
export const staffLanguages = ['ru', 'en'] as const
export type StaffLanguage = (typeof staffLanguages)[number]

export function isStaffLanguage(value: unknown): value is StaffLanguage {
  return staffLanguages.some((language) => language === value)
}

const russian = { ...contentRussian } as const satisfies Readonly<Record<string, string>>

/** The names of the holes of a text: `name` of `there is no {name}`. */
type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Holes<Rest>
  : never
type Values<Text extends string> = [Holes<Text>] extends [never]
  ? []
  : [Readonly<Record<Holes<Text>, string | number>>]
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
  const said: string = spoken === 'ru' ? russian[text] : text
  const given: Readonly<Record<string, string | number>> = values ?? {}
  return said.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole))
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
