import { z } from 'zod'
import { CategoryCode, CityLink } from './common.ts'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'
import { Filter } from './estates.ts'

const CodeEntry = z.object({ code: z.string(), title: z.string() })

/** How to reach the company, shown in the header, the footer and error pages. */
export const Company = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  networks: z.array(z.object({ code: z.enum(['instagram', 'youtube', 'tiktok']), url: z.url() })),
  /** The maker of the site; null shows no credit (R102). */
  credit: z.object({ text: z.string(), url: z.url({ protocol: /^https?$/ }) }).nullable(),
})
export type Company = z.infer<typeof Company>

export const Dictionaries = z.object({
  cities: z.array(CityLink),
  classes: z.array(CodeEntry),
  restorations: z.array(CodeEntry),
  features: z.array(CodeEntry),
  views: z.array(CodeEntry),
  deadlines: z.array(z.object({ value: z.string(), title: z.string() })),
  company: Company,
  projectDynamicFilters: z.array(Filter),
  propertyDynamicFilters: z.partialRecord(CategoryCode, z.array(Filter)),
})
export type Dictionaries = z.infer<typeof Dictionaries>

export const getDictionaries = {
  ...endpoints.dictionaries,
  summary: 'Words and lists that menus, filters and the footer are built from',
  answer: one(Dictionaries),
} as const
