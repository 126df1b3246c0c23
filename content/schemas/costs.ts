import { z } from 'zod'
import { Tenge } from '#contract/common.ts'
import { costUnits } from '#domain/deal-costs.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import { waysToBuy } from '#domain/ways-to-buy.ts'
import type { World } from '../world.ts'
import { Code, Day, isPeriod, KkReview, slugOf, Source } from './parts.ts'
import { Text } from './texts.ts'

/** Four decimals and no more, as sums are counted to the tenge (domain/deal-costs.ts). */
const Amount = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine(
    (amount) => Math.abs(amount * 10_000 - Math.round(amount * 10_000)) < 1e-3,
    staffError('must have at most four digits after the point'),
  )

/** Where a figure is from, the last day on which it holds, and whether a lawyer has yet to compare it with the law. */
const sourced = { source: Source, valid_until: Day, lawyer_review: z.boolean().default(false) }

type Spread = { readonly from: number; readonly to: number | null }

function isSpread({ from, to }: Spread): boolean {
  return to === null || from <= to
}

/**
 * `costs.yaml`: what buyers pay beside the price (R1104): fees of the deal, finishing, and every month maintenance and
 * heating, each with its source and its last day; and why prices changed (R1103). No projects means all of them.
 */
export function costsSchema(world: World) {
  const spread = { from: Amount, to: Amount.nullable().default(null) }
  const projects = z.array(slugOf(world, 'complexes')).default([])
  const ordered = { path: ['to'], ...staffError('must not be less than from') }
  const perUnit = { ...spread, unit: z.enum(['m2', 'tenge']).default('m2') }
  const monthly = z
    .array(z.strictObject({ title: Text, ...perUnit, projects, ...sourced }).refine(isSpread, ordered))
    .max(20)
    .default([])
  return z
    .strictObject({
      kk_review: KkReview,
      // Tenge of one monthly calculation index (МРП).
      mci: z
        .strictObject({ amount: Tenge.min(1), ...sourced })
        .nullable()
        .default(null),
      fees: z
        .array(
          z
            .strictObject({
              title: Text,
              ...spread,
              unit: z.enum(costUnits),
              // Empty: all of them.
              ways: z.array(z.enum(waysToBuy)).default([]),
              projects,
              ...sourced,
            })
            .refine(isSpread, ordered)
            .refine(({ unit, from, to }) => unit !== 'percent' || Math.max(from, to ?? 0) <= 100, {
              path: ['from'],
              ...staffError('must not be more than 100 per cent'),
            }),
        )
        .max(30)
        .default([]),
      finishing: z
        .array(
          z
            .strictObject({
              code: Code.max(40),
              title: Text,
              // The finishes of a home that it begins with; empty: all of them.
              finishes: z.array(z.enum(restorationCodes)).default([]),
              ...perUnit,
              projects,
              ...sourced,
            })
            .refine(isSpread, ordered),
        )
        .max(10)
        .default([]),
      maintenance: monthly,
      heating: monthly,
      price_changes: z
        .array(
          z
            .strictObject({ from: Day, to: Day, projects, reason: Text })
            .refine(isPeriod, { path: ['to'], ...staffError('must not be earlier than from') }),
        )
        .max(200)
        .default([]),
    })
    .superRefine(({ finishing }, context) => {
      for (const [index, { code }] of finishing.entries()) {
        if (finishing.findIndex((other) => other.code === code) === index) continue
        context.addIssue({
          code: 'custom',
          path: ['finishing', index, 'code'],
          message: staffText('a code stands here twice'),
        })
      }
    })
    .superRefine(({ mci, fees }, context) => {
      if (mci !== null) return
      for (const [index, { unit }] of fees.entries()) {
        if (unit !== 'mci') continue
        const path = ['fees', index, 'unit']
        context.addIssue({
          code: 'custom',
          path,
          message: staffText('needs mci: what one index is in tenge'),
        })
      }
    })
}

export type CostsRecord = z.output<ReturnType<typeof costsSchema>>
