import { z } from 'zod'
import { calculationTypes } from './calculators.ts'
import { Id, LanguageCode, wholeNumber } from './common.ts'
import { endpoints } from './endpoints.ts'

export const exportFormats = ['pdf', 'csv'] as const

/** Whole tenge: more than any price, and small enough for exact calculation. */
const highestPrice = 1_000_000_000_000

const longestTerm = 600

/** An empty field of a form means the same as a missing one. */
function given<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)
}

/** Per cent, also as text with a comma or a point. */
const Rate = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{1,3}([.,]\d{1,6})?$/.test(value)
      ? Number(value.replace(',', '.'))
      : value,
  z.number('validation.rate').min(0, 'validation.rate').max(100, 'validation.rate'),
)

const Choice = <T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, {
    error: ({ input }) => (input === undefined ? 'validation.required' : 'validation.choice'),
  })

/** The input of a schedule of payments (note g). */
export const Calculation = z
  .object({
    type: given(Choice(calculationTypes)),
    price: given(wholeNumber(1, highestPrice)).meta({ description: 'Tenge', example: 25_000_000 }),
    initial_payment: given(wholeNumber(0, highestPrice).default(0)).meta({
      description:
        'Whole tenge, less than the price; default 0. In calculators the field of this name is a percentage of the price',
      example: 5_000_000,
    }),
    months: given(wholeNumber(1, longestTerm)).meta({ description: 'Number of payments', example: 300 }),
    rate: given(Rate.optional()).meta({
      description:
        'Per cent. A mortgage: nominal, a year. An instalment: mark-up on the remainder, once. Left out, that of ' +
        'the programme; for an instalment without one, none. A mortgage without program_id needs it; with one it is ' +
        'that of the programme or is refused',
      example: 7,
    }),
    program_id: given(Id.optional()).meta({
      description:
        'Id of a programme of /api/mortgages (ids of /api/calculators are others), of the same type. What it does not allow is refused with 422: price, down payment, term, rate, unit. Closed applications are told in the file',
      example: 1,
    }),
    estate_id: given(Id.optional()).meta({ description: 'The unit to name in the file' }),
    format: given(Choice(exportFormats).default('pdf')),
    locale: given(LanguageCode.optional())
      .catch(undefined)
      .meta({ description: 'Language of the file; left out, that of Accept-Language' }),
  })
  .refine(({ price, initial_payment }) => initial_payment < price, {
    path: ['initial_payment'],
    message: 'validation.initial_payment',
  })
  .refine(
    ({ type, rate, program_id }) => type !== 'mortgage' || rate !== undefined || program_id !== undefined,
    {
      path: ['rate'],
      message: 'validation.required',
    },
  )
export type Calculation = z.infer<typeof Calculation>

/** R195. */
export const exportCalculation = {
  ...endpoints.exportCalculation,
  summary: 'A schedule of payments as a file to print or to open as a table',
  body: Calculation,
  answer: z.file(),
  file: { types: ['application/pdf', 'text/csv; charset=utf-8'] },
} as const
