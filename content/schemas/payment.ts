import { z } from 'zod'
import { CategoryCode, Tenge } from '#contract/common.ts'
import { calculationTypes } from '#contract/calculators.ts'
import { applicationStates, buyerDemands } from '#domain/programme-buyers.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { staffError } from '#domain/staff/staff-text.ts'
import { Address, Day, isPeriod, markdownOf, Percent, record, slugOf } from './parts.ts'
import { Name, Text } from './texts.ts'
import type { World } from '../world.ts'

const Months = z.int().positive().max(600)

/**
 * A programme that helps to pay, as dated data. Rates are per cent a year, of an instalment a mark-up, once. Cities
 * that a cap does not list have none; no projects means all of them, and `houses` names houses in place of projects.
 */
export function mortgageSchema(world: World) {
  const Caps = z.array(z.strictObject({ city: slugOf(world, 'cities'), amount: Tenge })).default([])
  return record({
    title: Name,
    bank: Name,
    kind: z.enum(['state', 'market', 'developer', 'islamic', 'installment']),
    rate_nominal: Percent,
    // Of the longest term, which is the lowest.
    rate_effective: Percent,
    // What the bank takes once, in per cent of the loan: left out when unknown.
    fee: Percent.nullable().default(null),
    initial_payment_min: Percent,
    term_months_min: Months,
    term_months_max: Months,
    price_cap: Caps,
    loan_cap: Caps,
    finishing_required: z.array(z.enum(restorationCodes)).default([]),
    // So many lighter payments at the beginning, each a share of the price in per cent.
    steps: z.array(z.strictObject({ months: Months, share: Percent })).default([]),
    // Its conditions for the buyer beside the payments, and whether applications are taken: left out when unknown.
    asks: z.array(z.enum(buyerDemands)).default([]),
    applications: z.enum(applicationStates).nullable().default(null),
    conditions: markdownOf(world),
    source_url: Address.nullable().default(null),
    valid_from: Day,
    valid_to: Day.nullable().default(null),
    complexes: z.array(slugOf(world, 'complexes')).default([]),
    houses: z.array(slugOf(world, 'houses')).default([]),
    // False: for the full price only, not for one that a promotion lowered.
    combines_with_discounts: z.boolean().default(true),
  })
    .refine(({ complexes, houses }) => complexes.length === 0 || houses.length === 0, {
      path: ['houses'],
      ...staffError('a programme names projects or houses, not both'),
    })
    .refine(({ valid_from: from, valid_to: to }) => isPeriod({ from, to }), {
      path: ['valid_to'],
      ...staffError('must not be earlier than valid_from'),
    })
    .refine((programme) => programme.term_months_min <= programme.term_months_max, {
      path: ['term_months_max'],
      ...staffError('must not be less than term_months_min'),
    })
    .refine(({ kind, steps }) => kind === 'installment' || steps.length === 0, {
      path: ['steps'],
      ...staffError('only an installment has them'),
    })
    .refine(({ kind, fee }) => kind !== 'installment' || fee === null, {
      path: ['fee'],
      ...staffError('an installment has a mark-up in its place'),
    })
    .refine(({ steps, term_months_min: least }) => steps.length === 0 || monthsOf(steps) < least, {
      path: ['steps'],
      ...staffError('must end before term_months_min'),
    })
}

function monthsOf(steps: readonly { months: number }[]): number {
  return steps.reduce((sum, { months }) => sum + months, 0)
}

/** The options of a calculator. Rates and first payments are per cent. */
export function calculatorSchema(world: World) {
  return record({
    type: z.enum(calculationTypes),
    title: Text,
    rate: Percent,
    rate_effective: Percent,
    months: z.array(Months).min(1),
    step: Months,
    options: z.array(z.strictObject({ initial_payment: Percent })).min(1),
    complex: slugOf(world, 'complexes').nullable().default(null),
    house: slugOf(world, 'houses').nullable().default(null),
    categories: z.array(CategoryCode).default([]),
  })
}
