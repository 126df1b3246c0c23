/** The visible part of a drawing: `scale` 1 is all of it; `x` and `y` move it, in its own units. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }

type Point = { readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

export const wholePlan: Zoom = { scale: 1, x: 0, y: 0 }

/** Beyond this nothing more is drawn on a plan. */
const largest = 8

/** Zooms the drawing in by a factor, or out with one below 1; the visible point `at` stays in its place. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * factor))
  const real = scale / zoom.scale
  return held({ scale, x: at.x - (at.x - zoom.x) * real, y: at.y - (at.y - zoom.y) * real }, size)
}

export function moveBy(zoom: Zoom, by: Point, size: Size): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size)
}

/** The edge of the drawing never comes further in than where the whole of it has it. */
function held({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const between = (value: number, room: number) => Math.min(0, Math.max(room * (1 - scale), value)) + 0
  return { scale, x: between(x, width), y: between(y, height) }
}
