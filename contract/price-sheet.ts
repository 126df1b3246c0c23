import { z } from 'zod'
import { costUnits } from '#domain/deal-costs.ts'
import { priceReasons } from '#domain/price-reasons.ts'
import { waysToBuy } from '#domain/ways-to-buy.ts'
import { Source } from './answers.ts'
import { Id, Price, Tenge } from './common.ts'
import { endpoints } from './endpoints.ts'
import { one } from './envelopes.ts'
import { Mortgage } from './mortgages.ts'

const SumRange = z.object({ from: Tenge, to: Tenge }).meta({
  description: 'The least and the most, in whole tenge; equal where the sum is known',
})

/** Where a figure is from, and how long it holds. */
export const Proof = Source.extend({
  valid_until: z.iso.date().nullable().meta({
    description:
      'The last day on which the figure holds; null of one in the record of the house or the project, whose date is the day of its last change',
  }),
})
export type Proof = z.infer<typeof Proof>

/** The prices for a square metre of the flats like one that are free today. */
export const PriceBand = z.object({
  scope: z.enum(['project', 'city']),
  title: z.string().meta({ description: 'Name of the project or the city' }),
  peers: z.int().meta({ description: 'How many flats, without this one; eight at least' }),
  low: Tenge,
  middle: Tenge.meta({ description: 'As many cost less as cost more' }),
  high: Tenge,
  lower: z.int().meta({ description: 'How many cost less for a square metre than this one' }),
})
export type PriceBand = z.infer<typeof PriceBand>

/** A price that the unit had, why it changed, and what the company says of it. */
export const PriceStep = z.object({
  date: z.iso.date(),
  price: Tenge,
  difference: z
    .int()
    .nullable()
    .meta({ description: 'Tenge more or less than before; null of the first price' }),
  reason: z.enum(priceReasons).nullable().meta({
    description:
      'list: the company changed its prices; offer: a reduced price began; offer_over: it ended; null: the first price, or nobody recorded why',
  }),
  note: z.string().nullable().meta({ description: 'The reason in words of the company' }),
})
export type PriceStep = z.infer<typeof PriceStep>

/** A cost beside the price, counted for this home. */
export const PriceSheetCost = z.object({
  kind: z.enum(['fee', 'finish', 'maintenance', 'heating']),
  title: z.string(),
  unit: z.enum(costUnits).meta({
    description:
      'What the basis is counted in: tenge, per cent of the price, tenge for a square metre, monthly calculation indices',
  }),
  basis: z.object({ from: z.number(), to: z.number() }).meta({ description: 'Of the unit' }),
  sum: SumRange,
  for_ways: z.array(z.enum(waysToBuy)).meta({ description: 'The ways to pay that it belongs to' }),
  proof: Proof,
})
export type PriceSheetCost = z.infer<typeof PriceSheetCost>

/** The free parking spaces or storerooms of the project, from the cheapest to the dearest. */
export const PriceSheetSpace = z.object({
  category: z.enum(['garage', 'storageroom']),
  count: z.int().positive(),
  sum: SumRange,
})
export type PriceSheetSpace = z.infer<typeof PriceSheetSpace>

/** One way to pay, with what it comes to. */
export const PriceSheetWay = z.object({
  way: z.enum(waysToBuy),
  programme: Mortgage.pick({
    id: true,
    code: true,
    title: true,
    bank: true,
    kind: true,
    rate_nominal: true,
    rate_effective: true,
    source_url: true,
    valid_from: true,
  }).nullable(),
  first: Tenge.meta({ description: 'Paid at once; the whole price where there is no programme' }),
  fee: Tenge.meta({ description: 'What the bank takes once for the loan; 0 where none is known' }),
  monthly: Tenge.nullable().meta({ description: 'The largest monthly payment' }),
  months: z.int().nullable(),
  once: SumRange.meta({ description: 'Everything that is paid to move in' }),
  month: SumRange.meta({ description: 'Everything that is paid in a month of the heating season' }),
  warm_month: SumRange.meta({ description: 'The same in a month without heating' }),
})
export type PriceSheetWay = z.infer<typeof PriceSheetWay>

/** All that a flat costs: beside its peers, on the day of moving in, and every month (R1100). */
export const PriceSheet = z.object({
  day: z.iso.date().meta({ description: 'The day in Kazakhstan for which it was counted' }),
  price: Price,
  price_m2: Price,
  price_at: z.iso
    .date()
    .meta({ description: 'The day of this price; where that is not known, of the last change' }),
  bands: z.array(PriceBand),
  history: z.array(PriceStep).meta({ description: 'From the oldest' }),
  mci: z
    .object({ amount: Tenge, proof: Proof })
    .nullable()
    .meta({ description: 'Tenge of a monthly calculation index; null where nothing is counted in them' }),
  finishes: z
    .array(z.object({ code: z.string(), title: z.string() }))
    .meta({ description: 'The classes of finishing to choose from' }),
  spaces: z.array(PriceSheetSpace).meta({ description: 'What may be bought with it' }),
  chosen: z.object({ finish: z.string().nullable(), garage: z.boolean(), storageroom: z.boolean() }),
  costs: z.array(PriceSheetCost),
  ways: z.array(PriceSheetWay),
})
export type PriceSheet = z.infer<typeof PriceSheet>

export const getPriceSheet = {
  ...endpoints.priceSheet,
  summary: 'What a flat costs: beside its peers, to move in, and every month, by way to pay',
  params: z.object({ id: Id }),
  query: z.object({
    finish: z.string().optional().meta({ description: 'Code of a class of finishing', example: 'comfort' }),
    garage: z.string().optional().meta({ description: '1: with a parking space', example: '1' }),
    storageroom: z.string().optional().meta({ description: '1: with a storeroom', example: '1' }),
  }),
  answer: one(PriceSheet),
} as const
