import { z } from 'zod'
import { contactTypes } from '#contract/contacts.ts'
import { employments, experiences } from '#domain/vacancy-codes.ts'
import { staffError } from '#domain/staff/staff-text.ts'
import {
  Address,
  LineList,
  Moment,
  Phone,
  pictureOf,
  record,
  slugOf,
  SortOrder,
  TelegramName,
} from './parts.ts'
import { Name, Text } from './texts.ts'
import type { World } from '../world.ts'

export function awardSchema(world: World) {
  return record({
    title: Text,
    year: z.int().min(1990).max(2100),
    issuer: Name,
    picture: pictureOf(world).nullable().default(null),
    description: Text,
  })
}

/** Shown with initials: the company publishes no faces. */
export const Employee = record({
  name: Name,
  position: Name,
  department: Name,
  phone: Phone.nullable().default(null),
  email: z.email().nullable().default(null),
  sort_order: SortOrder,
})

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, staffError('must be a time like 09:00, in quotes'))

export function contactSchema(world: World) {
  return record({
    type: z.enum(contactTypes),
    city: slugOf(world, 'cities'),
    /** Not said, its type says it; without phones it has that of the company (R992). */
    title: Text.nullable().default(null),
    address: Text,
    lat: z.number().min(40).max(56),
    lng: z.number().min(46).max(88),
    phones: z.array(Phone).default([]),
    whatsapp: Phone.nullable().default(null),
    telegram: TelegramName.nullable().default(null),
    email: z.email().nullable().default(null),
    hours: z.array(z.strictObject({ days: Name, from: Time, to: Time })).default([]),
    map_links: z
      .array(z.strictObject({ provider: z.enum(['2gis', 'google', 'yandex']), url: Address }))
      .default([]),
    sort_order: SortOrder,
  })
}

/** Vacancies of a category for students carry the form for students (A31). */
export const VacancyCategory = record({
  title: Text,
  sort_order: SortOrder,
  is_student: z.boolean().default(false),
})

const Salary = z.int().positive().nullable().default(null)

/** Salaries are whole tenge a month before taxes; null where none is named. */
export function vacancySchema(world: World) {
  return record({
    title: Text,
    category: slugOf(world, 'vacancy-categories'),
    city: slugOf(world, 'cities'),
    employment: z.enum(employments),
    experience: z.enum(experiences),
    salary_from: Salary,
    salary_to: Salary,
    is_burning: z.boolean().default(false),
    published_at: Moment,
    duties: LineList,
    requirements: LineList,
    conditions: LineList,
  }).refine(({ salary_from: from, salary_to: to }) => from === null || to === null || from <= to, {
    path: ['salary_to'],
    ...staffError('must not be less than salary_from'),
  })
}
