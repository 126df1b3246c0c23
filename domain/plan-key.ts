/** The fields that identify the plan of a unit; `complex` is the slug of its project, `area` is in m². */
type Planned = { drawing: string | null; complex: string; rooms: number; area: number }

/**
 * The name of a unit's plan in addresses: the code of its drawing, `2-a`. Units without a drawing share a plan when
 * they are of one project and have equally many rooms and the same area to the tenth: `samal_2_61.4`.
 */
export function planKey({ drawing, complex, rooms, area }: Planned): string {
  return drawing ?? `${complex}_${rooms}_${Math.round(area * 10) / 10}`
}

/** The form of such a name. */
export const planKeyPattern = /^[\p{L}\d][\p{L}\d._-]{0,99}$/u
