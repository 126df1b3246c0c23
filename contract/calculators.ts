import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

export const calculationTypes = ['mortgage', 'installment'] as const

/** The options of a calculator on a page (A11, R113). Rates and shares are per cent. */
export const Calculator = z.object({
  id: z.int().meta({ description: 'Id of the calculator: no id of a programme of /api/mortgages' }),
  type: z.enum(calculationTypes),
  title: z.string(),
  rate: z.number().meta({ description: 'A mortgage: nominal rate a year. An instalment: mark-up, once' }),
  rate_effective: z
    .number()
    .meta({ description: 'Effective rate a year (ГЭСВ), to be shown beside the rate' }),
  months: z.array(z.int()).meta({ description: 'Terms, shortest first', example: [12, 300] }),
  step: z.int().meta({ description: 'Months between two terms that may be chosen', example: 12 }),
  options: z
    .array(z.object({ initial_payment: z.number() }))
    .meta({ description: 'Down payments, share of the price, largest first' }),
})
export type Calculator = z.infer<typeof Calculator>

const filterId = (description: string) => z.string().optional().meta({ description, example: '1' })

export const getCalculators = {
  ...endpoints.calculators,
  summary: 'Calculators for a house, a project or the whole site',
  query: z.object({
    complex_id: filterId('Project; 0 means none'),
    'estate_category_ids[]': z
      .array(z.string())
      .optional()
      .meta({
        description: 'Ids of tabs of /api/estates/categories, repeated or as a comma list',
        example: ['1'],
      }),
    house_id: filterId('House; its project counts as named too. 0 means none'),
  }),
  lists: ['estate_category_ids'],
  answer: list(Calculator),
} as const
