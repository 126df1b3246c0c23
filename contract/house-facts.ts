import { z } from 'zod'
import { houseFactCodes } from '#domain/house-facts.ts'

/** What a project, a house or a unit's house says of itself; empty and null where nobody wrote it. */
export const houseFactFields = {
  facts: z
    .array(z.object({ code: z.enum(houseFactCodes), text: z.string() }))
    .default([])
    .meta({ description: 'Walls, lifts, heating and the like, in the order in which to show them' }),
  maintenance_fee: z
    .number()
    .positive()
    .nullable()
    .default(null)
    .meta({ description: 'Upkeep of the house, tenge a month for a square metre', example: 290 }),
}
