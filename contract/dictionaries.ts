import { z } from 'zod'
import { colourPattern } from '#domain/colour.ts'
import { staffError } from '#domain/staff/staff-text.ts'
import { CategoryCode, CityLink, Picture } from './common.ts'
import { ContractSample } from './contract-sample.ts'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'
import { Filter } from './estates.ts'
import { SiteFonts } from './site-fonts.ts'
import { IconPicture } from './site-icon.ts'

const CodeEntry = z.object({ code: z.string(), title: z.string() })

const Colour = z
  .string()
  .regex(colourPattern)
  .meta({ examples: ['#1f4f8f'] })

/** Social networks, of which header and footer show the first three (A25). Messengers are channels. */
export const networkCodes = [
  'instagram',
  'youtube',
  'tiktok',
  'facebook',
  'linkedin',
  'threads',
  'x',
] as const

/** How to reach the company, shown in the header, the footer and error pages. */
export const Company = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  networks: z.array(z.object({ code: z.enum(networkCodes), url: z.url({ protocol: /^https?$/ }) })),
  /** Ways to write to the company as a whole, and its card in 2GIS; offices have their own. */
  channels: z
    .object({
      whatsapp: z.string().exactOptional().meta({ description: 'Number in E.164' }),
      telegram: z.string().exactOptional().meta({ description: 'Name without @' }),
      '2gis': z.url({ protocol: /^https?$/ }).exactOptional(),
    })
    .exactOptional(),
  /** The maker of the site; null shows no credit (R102). */
  credit: z.object({ text: z.string(), url: z.url({ protocol: /^https?$/ }) }).nullable(),
  colours: z
    .object({ main: Colour, accent: Colour })
    .exactOptional()
    .meta({ description: 'From which the colours of pages follow; without them the site is graphite' }),
  /** As in the register of legal entities. */
  legal_name: z.string().exactOptional(),
  /** Business identification number: 12 digits. */
  bin: z.string().exactOptional(),
  legal_address: z.string().exactOptional(),
  /** The year. */
  founded: z.int().exactOptional(),
  copyright_from: z.int().exactOptional().meta({
    description: 'The year in which the line of the copyright begins; without it that of the founding',
  }),
  tagline: z.string().exactOptional(),
  online_meetings: z.boolean().exactOptional().meta({
    description: 'Whether it also meets visitors by video; the form of meetings offers it only then',
  }),
})
export type Company = z.infer<typeof Company>

/** Longest drawing of a logo: each page brings it along. Characters. */
export const longestLogo = 8_000

const LogoDrawing = z.string().max(longestLogo)

/** The company's logo as SVG, rewritten by the import. */
export const Logo = z.object({
  /** On white. */
  wide: LogoDrawing,
  /** On dark grounds and pictures. */
  inverse: LogoDrawing,
  /** On white, on small screens; without it `wide`. */
  compact: LogoDrawing.exactOptional(),
})
export type Logo = z.infer<typeof Logo>

/** Longest drawing of an icon: each page brings it along too. Characters. */
export const longestIcon = 3_000

/** Percent of a picture, in tens. */
const Tens = z.int().multipleOf(10, staffError('must be a multiple of 10')).min(0).max(100)

/** The point of a picture that stays in view when the page cuts the picture to a shape, from its top left corner. */
export const FocalPoint = z.object({ x: Tens, y: Tens })
export type FocalPoint = z.infer<typeof FocalPoint>

const PagePicture = Picture.extend({
  focus: FocalPoint.exactOptional().meta({
    description: 'Without it the page shows the part it was drawn for',
  }),
})

/** The pictures of pages that show the company as a whole; null: the page stands without its picture (R476). */
export const CompanyPictures = z.object({
  /** The first screen of the home page, and the preview of links to pages without a picture of their own. */
  home: PagePicture.extend({
    text: z
      .literal('light')
      .exactOptional()
      .meta({ description: 'The words over it are light, on a shade; else dark. Found by the import' }),
  }).nullable(),
  /** The part of the home page about finished flats. */
  finishing: PagePicture.nullable(),
  about: PagePicture.nullable(),
  career: PagePicture.nullable(),
  students: PagePicture.nullable(),
})
export type CompanyPictures = z.infer<typeof CompanyPictures>

export const Dictionaries = z.object({
  cities: z.array(CityLink),
  classes: z.array(CodeEntry),
  restorations: z.array(CodeEntry),
  features: z.array(CodeEntry),
  views: z.array(CodeEntry),
  deadlines: z.array(z.object({ value: z.string(), title: z.string() })),
  company: Company,
  logo: Logo.exactOptional().meta({ description: 'Without it pages show the name' }),
  icon: z.string().max(longestIcon).exactOptional().meta({
    description: 'The mark of the site in tabs and on home screens as SVG, rewritten by the import',
  }),
  icon_picture: IconPicture.exactOptional().meta({
    description: 'The same where it is not a drawing, made by the import',
  }),
  contract_sample: ContractSample.exactOptional().meta({
    description: 'The sample of the contract with buyers, in each language that there is',
  }),
  fonts: SiteFonts.exactOptional().meta({
    description: 'A role without one has the font that comes with the project',
  }),
  pictures: CompanyPictures,
  projectDynamicFilters: z.array(Filter),
  propertyDynamicFilters: z.partialRecord(CategoryCode, z.array(Filter)),
})
export type Dictionaries = z.infer<typeof Dictionaries>

export const getDictionaries = {
  ...endpoints.dictionaries,
  summary: 'Words and lists that menus, filters and the footer are built from',
  answer: one(Dictionaries),
} as const
