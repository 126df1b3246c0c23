import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CategoryCode } from '#contract/common.ts'
import { contentHash } from '../content-hash.ts'

const Text = z.string().trim().min(1)
const Area = z.number().positive()

/** A room of a plan; `id` is the one in the drawing. Areas in m², loggias and terraces with their coefficients. */
const Room = z.strictObject({
  id: z.string(),
  type: z.string(),
  name: z.strictObject({ ru: Text, kk: Text, en: Text }),
  area: Area,
})

/** The record beside the drawings: `demo-company/media/plans/plans.json`, keyed by the code of the plan. */
export const PlanSources = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  z.strictObject({
    category: CategoryCode,
    /** 0 is a studio, and also everything that is not a flat. */
    rooms: z.int().min(0).max(4),
    area_total: Area,
    area_living: Area.nullable(),
    area_kitchen: Area.nullable(),
    /** Width and depth between the axes of the outer walls. */
    size_metres: z.tuple([Area, Area]),
    /** Where north is on the drawing, degrees clockwise from its upper edge. */
    north: z.number().min(0).lt(360),
    rooms_list: z.array(Room).min(1),
  }),
)

export type PlanSource = z.infer<typeof PlanSources>[string]

/** Changes whenever a drawing or its record does. */
export function planHash(drawing: string, source: PlanSource): string {
  return contentHash(drawing, JSON.stringify(source))
}

/** @throws Error that names the file and every wrong field */
export function readPlanSources(file: URL): Record<string, PlanSource> {
  const result = PlanSources.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file.pathname}:\n${z.prettifyError(result.error)}`)
  return result.data
}
