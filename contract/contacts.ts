import { z } from 'zod'
import { CityLink } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

export const contactTypes = ['office', 'sales', 'hr'] as const

/** An office with everything needed to reach it. Telegram is a name without @. */
export const Contact = z.object({
  id: z.int(),
  type: z.enum(contactTypes).meta({ description: 'Head office, sales office, people department' }),
  city: CityLink,
  title: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  phones: z.array(z.string().meta({ description: 'E.164', example: '+77270000000' })),
  whatsapp: z.string().nullable().meta({ description: 'Number in E.164' }),
  telegram: z.string().nullable().meta({ description: 'Name without @' }),
  email: z.string().nullable(),
  hours: z.array(
    z.object({
      days: z.string().min(1).meta({ description: 'In words', example: 'Mon–Fri' }),
      from: z.string().min(1).meta({ description: 'Local time', example: '09:00' }),
      to: z.string().min(1).meta({ description: 'Local time', example: '19:00' }),
    }),
  ),
  map_links: z.array(
    z.object({
      provider: z.string().meta({ description: 'Code of the map', example: '2gis' }),
      url: z.url(),
    }),
  ),
})
export type Contact = z.infer<typeof Contact>

export const getContacts = {
  ...endpoints.contacts,
  summary: 'Offices in the order of the company',
  answer: list(Contact),
} as const
