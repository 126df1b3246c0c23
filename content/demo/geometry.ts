import { z } from 'zod'

const Pair = z.tuple([z.number(), z.number()])

/**
 * The drawing from which the pictures of a project were made. Metres, `x` to the right and `y` up from the
 * middle of the site; a tower is given by its middle, `base` is how high it begins. Hulls and façade cells are
 * fractions of their picture from its upper left corner; a bay is [left, width], a floor [top, height].
 */
export const Geometry = z.strictObject({
  towers: z.array(
    z.strictObject({
      name: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      depth: z.number().positive(),
      base: z.number(),
      floors: z.int().positive(),
      ground_height: z.number().positive(),
      floor_height: z.number().positive(),
      bay: z.number().positive(),
      parapet: z.number(),
    }),
  ),
  aerial: z.array(z.strictObject({ name: z.string(), hull: z.array(Pair) })),
  facade: z.strictObject({ tower: z.string(), bays: z.array(Pair), floors: z.array(Pair) }),
})
export type Geometry = z.infer<typeof Geometry>
