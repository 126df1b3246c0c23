import { z } from 'zod'
import { Picture } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

/** A colleague whom the site shows. Phone and e-mail are business contacts that the company publishes. */
export const Employee = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  department: z.string(),
  photo: Picture.nullable(),
  phone: z.string().nullable().meta({ description: 'E.164', example: '+77010000000' }),
  email: z.string().nullable(),
  order: z.int().meta({ description: 'Place in the list, which is sorted by it' }),
})
export type Employee = z.infer<typeof Employee>

export const getEmployees = {
  ...endpoints.employees,
  summary: 'Employees in the order of the company',
  answer: list(Employee),
} as const
