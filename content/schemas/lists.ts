import { z } from 'zod'
import { Company, FocalPoint } from '#contract/dictionaries.ts'
import { isClaimed } from '#contract/page-table.ts'
import { type BrandColours, colourInstead, contrastWords } from '#domain/brand-colours.ts'
import { colourPattern } from '#domain/colour.ts'
import { languages } from '#domain/languages.ts'
import { rulePath } from '#domain/redirects.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { readFontList } from '#media/fonts/font-list.ts'
import { staffError, staffLanguages, staffText } from '#domain/staff/staff-text.ts'
import { wordsOf } from '../problem.ts'
import { Address, Bin, Day, KkReview, Phone, pictureOf, TelegramName } from './parts.ts'
import { Name, noText, Text } from './texts.ts'
import type { World } from '../world.ts'

/** Below the content folder, and nowhere else. */
const drawing = z
  .string()
  .regex(
    /^brand\/[a-z0-9-]{1,60}\.svg$/,
    staffError('must be an SVG file like brand/logo.svg, its name in small Latin letters'),
  )

const iconFile = z
  .string()
  .regex(
    /^brand\/[a-z0-9-]{1,60}\.(svg|png)$/,
    staffError('must be an SVG or PNG file like brand/icon.svg, its name in small Latin letters'),
  )

/** Own fonts lie beside the logo. */
const fontFile = z
  .string()
  .regex(
    /^brand\/[a-z0-9-]{1,60}\.(ttf|otf|woff2)$/,
    staffError('must be a font like brand/text.ttf (TTF, OTF or WOFF2), its name in small Latin letters'),
  )

/** The sample contract, in a folder of its own. */
const pdfFile = z
  .string()
  .regex(
    /^documents\/[a-z0-9-]{1,60}\.pdf$/,
    staffError('must be a PDF like documents/contract-ru.pdf, its name in small Latin letters'),
  )
  .exactOptional()

/** `contract_sample`: the contract with buyers as they may read it beforehand, and the day of its edition (R973). */
const contractSample = z.strictObject({
  date: Day,
  pdf: z
    .strictObject({ ru: pdfFile, kk: pdfFile, en: pdfFile })
    .refine(
      (pdf) => languages.some((language) => pdf[language] !== undefined),
      staffError('must name a file in one language at least'),
    ),
})

const ownFont = { file: fontFile, licence: z.string().trim().min(3).max(200) }

/** A name of our list, or a file of the folder; each is checked with the words of its own kind. */
function fontChoice<Own extends z.ZodType>(names: readonly string[], own: Own) {
  const listed = z.string().refine((name) => names.includes(name), {
    error: () => staffText('must be one of {values}', { values: names.join(', ') }),
  })
  return z.unknown().transform((given, context): string | z.output<Own> => {
    const result = (typeof given === 'string' ? listed : own).safeParse(given, { error: wordsOf })
    if (result.success) return result.data as string | z.output<Own>
    for (const issue of result.error.issues) context.addIssue({ ...issue, code: 'custom', path: issue.path })
    return z.NEVER
  })
}

/** `fonts`: what headings and texts are set in; what is not named has the project's (R650). */
function fontsSchema() {
  const list = Object.entries(readFontList())
  const forText = list.filter(([, { documents }]) => documents.length > 1)
  return z.strictObject({
    display: fontChoice(
      list.map(([name]) => name),
      z.strictObject({ ...ownFont, weight: z.int().min(100).max(900).default(400) }),
    ).exactOptional(),
    text: fontChoice(
      forText.map(([name]) => name),
      z.strictObject({ ...ownFont, bold: fontFile.exactOptional() }),
    ).exactOptional(),
  })
}

/**
 * `company.yaml`: the name of the company and how to reach it, the texts of `Company` in three languages; the pictures
 * of pages that show the company as a whole. A place without a picture is hidden (R476).
 */
export function companySchema(world: World) {
  const place = z
    .strictObject({ picture: pictureOf(world), focus: z.strictObject(FocalPoint.shape).exactOptional() })
    .exactOptional()
  const pastYear = z
    .int()
    .min(1900)
    .max(Number(world.today.slice(0, 4)), staffError('must not be a year to come'))
  return z
    .strictObject({
      kk_review: KkReview,
      /** How the folder is written (R660). */
      format: z.int().min(1).default(1),
      ...Company.shape,
      name: Name,
      // Pages leave out what is empty, and `content check` says so.
      phone: Company.shape.phone.default(''),
      email: Company.shape.email.default(''),
      hours: Text.default(noText),
      networks: oncePerCode(
        z.array(z.strictObject({ ...Company.shape.networks.element.shape, url: Address })),
      ).default([]),
      channels: z
        .strictObject({
          whatsapp: Phone.exactOptional(),
          telegram: TelegramName.exactOptional(),
          '2gis': Address.exactOptional(),
        })
        .exactOptional(),
      credit: z.strictObject({ text: Text, url: Address }).nullable().default(null),
      legal_name: Name.exactOptional(),
      bin: Bin.exactOptional(),
      /** Whether it builds its projects itself: then it is the builder of those that name no other (R991). */
      is_builder: z.boolean().default(false),
      legal_address: Text.exactOptional(),
      founded: pastYear.exactOptional(),
      copyright_from: pastYear.exactOptional(),
      tagline: Text.exactOptional(),
      /** Whether the site shows what became of the deadlines of houses (R1015). */
      promises: z.boolean().default(true),
      /** What `npm run content` and other commands speak (R620). */
      staff_language: z.enum(staffLanguages).exactOptional(),
      crm_origin: z
        .string()
        .regex(/^[A-Z0-9_]{1,40}$/, staffError('must be capitals, digits and underscores, at most 40'))
        .exactOptional(),
      colours: z.strictObject({ main: brandColour('main'), accent: brandColour('accent') }).exactOptional(),
      logo: z
        .strictObject({ wide: drawing, inverse: drawing, compact: drawing.exactOptional() })
        .exactOptional(),
      icon: iconFile.exactOptional(),
      fonts: fontsSchema().exactOptional(),
      contract_sample: contractSample.exactOptional(),
      pictures: z
        .strictObject({ home: place, finishing: place, about: place, career: place, students: place })
        .default({}),
    })
    .refine(
      ({ is_builder, legal_name, bin }) => !is_builder || (legal_name !== undefined && bin !== undefined),
      {
        path: ['is_builder'],
        ...staffError('a company that builds itself must say legal_name and bin'),
      },
    )
}

/** A colour that can do its work on every page; another one is refused with the nearest that can (R533). */
function brandColour(kind: keyof BrandColours) {
  return z
    .string()
    .toLowerCase()
    .regex(colourPattern, { ...staffError('must be a colour like "#1f4e79", in quotes'), abort: true })
    .superRefine((colour, context) => {
      const instead = colourInstead(colour, kind)
      if (instead === null) return
      const message = staffText(
        '{colour} has a contrast of {reached} with the tinted ground of pages and needs {needed}: the nearest that has it is "{nearest}"',
        { colour, nearest: instead, ...contrastWords(colour, kind) },
      )
      context.addIssue({ code: 'custom', message })
    })
}

/** `features.yaml`: the features of projects, by code; the options of the `features` filter in their order. */
export const Features = z.strictObject({
  kk_review: KkReview,
  features: oncePerCode(
    z.array(
      z.strictObject({
        code: z.string().regex(/^[a-z_]+$/, staffError('must be a lower-case Latin word')),
        title: Text,
      }),
    ),
  ),
})

function oncePerCode<List extends z.ZodType<readonly { code: string }[]>>(list: List): List {
  return list.refine(
    (entries) => new Set(entries.map(({ code }) => code)).size === entries.length,
    staffError('a code stands here twice'),
  )
}

/** `feedback-images.yaml`: the seven pictures of the consultation form in their order (R125). */
export function feedbackImagesSchema(world: World) {
  return z.strictObject({ images: z.array(pictureOf(world)).length(7, staffError('must be seven pictures')) })
}

const hasQuery = (path: string) => path.includes('?')

const Redirect = z
  .strictObject({
    path: z
      .string()
      .max(500)
      .regex(
        /^(?:https?:\/\/[^\s/?#\\]+)?\/[^\s?#\\]*[^\s?#\\/][^\s?#\\]*(?:\?[^\s#\\]+)?$/,
        staffError('must be an address like /Catalog/page_1.html or /index.php?id=12, without #'),
      )
      .transform((address) => rulePath(address.replace(/^https?:\/\/[^/]+/, ''))),
    target: z.string().regex(/^(\/(?!\/)|https:\/\/)/, staffError('must begin with / or https://')),
    is_prefix: z.boolean().default(false),
    keeps_tail: z.boolean().default(true),
    status: z.literal([301, 302]).default(301),
  })
  .superRefine(({ path, is_prefix, keeps_tail }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (is_prefix && hasQuery(path))
      refuse('is_prefix', staffText('what has parameters is one address, and no beginning'))
    if (!is_prefix && !keeps_tail)
      refuse('keeps_tail', staffText('only a beginning (is_prefix) can have a tail'))
    const [page = ''] = path.split('?')
    if (hasQuery(path) && isClaimed(stripLanguage(page)))
      refuse(
        'path',
        staffText('{page} is a page of this site: its parameters are filters, and lead nowhere else', {
          page,
        }),
      )
  })

/** `redirects.yaml`: from paths of our own site to others of it, or to a whole https address outside of it (A6). */
export const Redirects = z.strictObject({ redirects: z.array(Redirect).default([]) })
