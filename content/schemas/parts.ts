import { z } from 'zod'
import { type Language, languages, type Localized } from '#domain/languages.ts'
import type { StoredPicture } from '#database/tables.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import { linkProblem } from '../link-problem.ts'
import { countWords, markdownHtml, type ReadText } from '../markdown.ts'
import { Lines, Name, Text } from './texts.ts'
import { type LinkedKind, missingPicture, missingRecord, type World } from '../world.ts'

/** Says of a missing text what it is, and of another value that is no such text what it must be. */
function expected(shape: () => string, otherwise?: () => string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? staffText('is missing: write {shape}', { shape: shape() }) : otherwise?.(),
  }
}

/** What the editor is told of a field beside the shape of its value, as `meta` of the schema. */
export type Shape = {
  /** It names a record of that kind, a picture or a feature of projects. */
  names?: LinkedKind | 'pictures' | 'features'
  isMarkdown?: true
}

/** Ids are for records that had one before they were files; the import numbers the others. */
const Id = z.int().positive().max(2_000_000)

/** True while no native editor has read the Kazakh texts. Shown nowhere, found by searching. */
export const KkReview = z.boolean().default(true)

/** A strict object with the optional fields of every record. */
export function record<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({
    kk_review: KkReview,
    id: Id.optional(),
    ...shape,
  })
}

/** Those that do not say it come after those that do, in the order of their ids: at first that of their names. */
export const SortOrder = z.int().default(1_000)
export const Percent = z.number().min(0).max(100)
export const Day = z.iso.date(
  expected(
    () => staffText('a day like 2026-11-21'),
    () => staffText('must be a day like 2026-11-21'),
  ),
)

/** A moment with its time zone, kept as UTC in milliseconds. */
export const Moment = z.iso
  .datetime({
    offset: true,
    ...expected(
      () => staffText('a moment like 2026-11-21T10:00:00+05:00'),
      () => staffText('must be a moment like 2026-11-21T10:00:00+05:00'),
    ),
  })
  .transform((text) => new Date(text).toISOString())

export const TelegramName = z.string().regex(/^\w{5,32}$/, staffError('must be a name without @'))

/** Spaces, brackets and dashes may group its digits, as people write it. */
export const Phone = z
  .string()
  .transform((text) => text.replaceAll(/[\s()-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, staffError('must be an international number like +77010000000, in quotes')),
  )

export const Address = z.url({
  protocol: /^https$/,
  ...staffError('must be an address that begins with https://'),
})

export const Bin = z
  .string(expected(() => staffText('12 digits in quotes')))
  .regex(/^\d{12}$/, staffError('must be 12 digits in quotes'))

export const Code = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, staffError('must be a lower-case Latin word'))

/** Where a text comes from: a law with its article and the day of its edition, or a publication. */
export const Source = z.strictObject({
  act: Name,
  article: Name.nullable().default(null),
  date: Day,
  url: Address.nullable().default(null),
})

/**
 * The sources of a text about the law, and whether a lawyer has yet to compare it with them: so it is where nobody has
 * read the law itself. Visitors see the sources; `content check` tells staff what waits for the lawyer (R843).
 */
export const sourced = {
  sources: z.array(Source).max(20).default([]),
  lawyer_review: z.boolean().default(false),
}

/** The slug of another record. */
export function slugOf(world: World, kind: LinkedKind) {
  return z
    .string(expected(() => staffText('a name of a file in {kind}, without its ending', { kind })))
    .superRefine((slug, context) => {
      if (world.has(kind, slug)) return
      context.addIssue({ code: 'custom', message: missingRecord(world, kind, slug) })
    })
    .meta({ names: kind } satisfies Shape)
}

/** The name of a picture; becomes the picture. */
export function pictureOf(world: World) {
  return z
    .string(expected(() => staffText('a name of a picture in the list of pictures')))
    .transform((name, context): StoredPicture => {
      const picture = Object.hasOwn(world.pictures, name) ? world.pictures[name] : undefined
      if (picture) return picture
      context.addIssue({ code: 'custom', message: missingPicture(world, name) })
      return z.NEVER
    })
    .meta({ names: 'pictures' } satisfies Shape)
}

/** The name of a film; becomes its address. */
export function videoOf(world: World) {
  return z.string().transform((name, context) => {
    const video = Object.hasOwn(world.videos, name) ? world.videos[name] : undefined
    if (video) return video.src
    context.addIssue({
      code: 'custom',
      message: staffText('there is no film "{name}" in media/videos/videos.json', { name }),
    })
    return z.NEVER
  })
}

/** Markdown in three languages; becomes HTML. */
export function markdownOf(world: World) {
  return Text.transform((text, context): Localized => htmlOf(text, world, context)).meta({
    isMarkdown: true,
  } satisfies Shape)
}

/** The long text of a record inside it, in place of the Markdown beside it (R801). */
export function longTextOf(world: World) {
  return Text.transform((text, context): ReadText => ({
    html: htmlOf(text, world, context),
    words: countWords(text.ru),
  }))
    .meta({ isMarkdown: true } satisfies Shape)
    .exactOptional()
}

function htmlOf(text: Localized, world: World, context: z.RefinementCtx): Localized {
  const html: Record<Language, string> = { ru: '', kk: '', en: '' }
  for (const language of languages) {
    const converted = markdownHtml(text[language], language, world)
    html[language] = converted.html
    for (const { line, message } of converted.problems) {
      context.addIssue({ code: 'custom', path: [language], message, params: { line } })
    }
  }
  return html
}

/** Lines of plain text in three languages; become an HTML list. */
export const LineList = Lines.transform(({ ru, kk, en }): Localized => ({
  ru: htmlList(ru),
  kk: htmlList(kk),
  en: htmlList(en),
}))

function htmlList(lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/** A link of a banner: a page of the site without a language, or another site. */
export function linkOf(world: World) {
  return z.string().superRefine((link, context) => {
    const message = linkProblem(link, world)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
}

/** The first day is not after the last. */
export function isPeriod({ from, to }: { from: string | null; to: string | null }): boolean {
  return from === null || to === null || from <= to
}
