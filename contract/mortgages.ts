import { z } from 'zod'
import { applicationStates, buyerDemands } from '#domain/programme-buyers.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { Tenge } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

/** Calculations outside of these limits would never end: such a programme of another server is left out (A41). */
const percent = (description: string, example: number) =>
  z.number().min(0).max(1000).meta({ description, example })

/** Months; no programme runs for more than a hundred years. */
const term = () => z.int().min(1).max(1200)

/** A limit that a programme sets in a city; a city that is not listed has none. */
const CityAmount = z.object({ city_id: z.int(), amount: Tenge })

/** A programme of a bank, the state or the company that helps to pay (A11). Rates and shares are per cent. */
export const Mortgage = z.object({
  id: z.int().meta({
    description: 'What program_id and monthly_from.program.id name; calculators have ids of their own',
  }),
  code: z.string(),
  title: z.string(),
  bank: z.string(),
  kind: z
    .enum(['state', 'market', 'developer', 'islamic', 'installment'])
    .meta({ description: 'islamic: the rate is a mark-up and must be labelled as one' }),
  rate_nominal: percent('Nominal rate a year; of an installment a mark-up, once', 7),
  rate_effective: percent(
    'Effective rate a year (ГЭСВ) of the longest term, the lowest: belongs beside the nominal one wherever that is shown',
    7.2,
  ),
  fee: percent('Fee that the bank takes once, share of the loan; null when unknown', 1)
    .nullable()
    .default(null),
  initial_payment_min: percent('Smallest down payment, share of the price', 20),
  term_months_min: term(),
  term_months_max: term(),
  price_cap: z.array(CityAmount).meta({ description: 'Highest price of the home, by city' }),
  loan_cap: z.array(CityAmount).meta({ description: 'Largest loan, by city' }),
  finishing_required: z
    .array(z.enum(restorationCodes))
    .meta({ description: 'Finishing that the home must have, any of them; empty means any at all' }),
  steps: z.array(z.object({ months: term(), share: z.number().min(0).max(100) })).meta({
    description:
      'Lighter payments at the beginning of an installment: so many, each a share of the price in per cent',
    example: [{ months: 12, share: 0.5 }],
  }),
  asks: z
    .array(z.enum(buyerDemands))
    .default([])
    .meta({
      description:
        'What it asks of the buyer beside the payments: a group (a profession, women), a deposit, or a status (no home owned); empty: it is for anybody',
      example: ['deposit'],
    }),
  applications: z.enum(applicationStates).nullable().default(null).meta({
    description: 'Whether applications are taken; null when the bank alone knows',
  }),
  conditions_html: z.string(),
  source_url: z.string().nullable(),
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable().meta({ description: 'Last day, in Kazakhstan; null without an end' }),
  complex_ids: z.array(z.int()).meta({ description: 'Projects it is open to; empty means all' }),
  house_ids: z
    .array(z.int())
    .default([])
    .meta({ description: 'The only houses of these projects in which it holds; empty means all of them' }),
  combines_with_discounts: z.boolean().default(true).meta({
    description:
      'false: given for the full price only, so it is no way to pay for a unit with price_old, nor its monthly figure',
  }),
})
export type Mortgage = z.infer<typeof Mortgage>

export const getMortgages = {
  ...endpoints.mortgages,
  summary: 'Mortgage and other programmes in force today',
  query: z.object({
    complex_id: z
      .string()
      .optional()
      .meta({ description: 'Only programmes open to this project; 0 means any', example: '1' }),
  }),
  answer: list(Mortgage),
} as const
