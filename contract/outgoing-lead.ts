import { z } from 'zod'
import { CategoryCode, LanguageCode, Rooms, Tenge } from './common.ts'

const known = z.string().nullable()
const id = z.int().nullable()

/** The state of a request on one of its ways to staff. */
const Delivery = z.object({
  channel: z.string().meta({
    description: 'Name of the route; mail, webhook or bitrix24 where the settings say where requests go',
  }),
  state: z.enum(['pending', 'delivered', 'dead']),
  attempts: z.int().meta({ description: 'All, also those before staff sent it again' }),
  delivered_at: z.iso.datetime().nullable(),
  last_error: known,
  moved_to: z.string().optional().meta({ description: 'The route by which staff sent it instead' }),
})

const Unit = z.object({
  category: CategoryCode,
  number: z.string(),
  rooms: Rooms,
  floor: z.int(),
  area_total: z.number(),
  price: Tenge,
})

const ListedUnit = Unit.extend({ id: z.int(), complex: z.string(), house: z.string() })

/**
 * A request of a visitor as it leaves the house: in the webhook, in `npm run leads -- list --json`. Everything that
 * staff need to answer it; the visitor's IP address stays here.
 */
export const OutgoingLead = z.object({
  id: z.string().meta({ description: 'UUIDv7: sorts by time. The same in every repeat' }),
  form: z
    .string()
    .meta({ description: 'callback, meets, questions, reserves, application or student_application' }),
  created_at: z.iso.datetime(),
  name: z.string(),
  phone: z.string().meta({ description: 'E.164', example: '+77000000000' }),
  email: z.string().meta({ description: 'Empty when none was given' }),
  message: z.string().meta({ description: 'Empty when there is none' }),
  language: LanguageCode.meta({ description: 'Language that the visitor reads' }),
  idempotency_key: known.meta({ description: 'The header that the form was sent with' }),
  page_url: z.string().meta({ description: 'Page that the form was sent from' }),
  referrer: z.string(),
  utm: z.object({
    utm_source: known,
    utm_medium: known,
    utm_campaign: known,
    utm_term: known,
    utm_content: known,
  }),
  tracking: z.object({
    gclid: known,
    yclid: known,
    fbclid: known,
    ga_client_id: known,
    ym_client_id: known,
    roistat_visit: known,
  }),
  consent: z
    .object({
      state: z.enum(['given', 'not_asked']),
      version: known.meta({ description: 'Name of the text; null when nobody asked' }),
      at: z.iso.datetime().nullable(),
    })
    .meta({ description: 'not_asked: a direct call that said nothing about consent' }),
  source: z
    .enum(['site', 'api'])
    .nullable()
    .meta({ description: 'A form of the site or a direct call; null where that was not kept yet' }),
  held: z.boolean().meta({ description: 'Over the limit of its phone: it comes in the summary of its hour' }),
  complex_id: id,
  house_id: id,
  estate_id: id,
  vacancy_id: id,
  about: z
    .object({
      complex: known,
      house: known,
      estate: Unit.nullable(),
      shortlist: z.array(ListedUnit).meta({
        description:
          'The units of the list that came along, in the order of the visitor; those that the site does not know any more are left out',
      }),
      vacancy: known,
      office: known,
      program: known,
    })
    .meta({ description: 'What the ids name, in Russian, as the site knows it at the moment of sending' }),
  fields: z
    .record(z.string(), z.unknown())
    .meta({ description: 'What only this form asks for, like date and time_slot of meets' }),
  files: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        size: z.int().meta({ description: 'Bytes' }),
        path: z.string().meta({ description: 'Name of the file in the folder uploads of DATA_DIR' }),
      }),
    )
    .meta({ description: 'Files that came along; only the letter carries them' }),
  deliveries: z.array(Delivery),
})
export type OutgoingLead = z.infer<typeof OutgoingLead>

/** The requests of an hour that were over the limit of their phone, in one message (A47). */
export const OutgoingSummary = z.object({
  id: z.string().meta({ description: 'The same for the same requests: they may come again' }),
  form: z.literal('summary'),
  requests: z.array(OutgoingLead),
})
export type OutgoingSummary = z.infer<typeof OutgoingSummary>
