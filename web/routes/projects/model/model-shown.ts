import type { Model, ModelFlat } from '#contract/model.ts'
import { type ModelLook, modelLooks, spotReach } from '#domain/model/model-shade.ts'
import type { Address } from '#contract/pages.ts'
import type { ModelQuery } from '#domain/model/model-query.ts'
import { modelBodies, type ModelBody } from '#domain/model/model-bodies.ts'
import {
  litWindows,
  type LitWindow,
  modelSpot,
  type ModelSpot,
  outwardOf,
} from '#domain/model/model-windows.ts'
import { distanceTo } from '#domain/sun-hours.ts'
import { windowView } from './window-view.ts'

/** A window through which the model is looked at. */
export type OpenWindow = {
  flat: ModelFlat
  house: Model['houses'][number]
  spot: ModelSpot
  side: number
  sides: number[]
  /** What stands straight before it. */
  ahead: ReturnType<typeof nearestAhead>
  /** Whether the sun reaches it, past all bodies. */
  isReached: ReturnType<typeof spotReach>
}

/** The page of the model at the moment that is shown, of the whole project or through a window of a unit. */
export type ModelAddress = (unit: number | null, side?: number | null) => Address

/** What of a model does not change with the moment. */
export type ShownModel = {
  model: Model
  bodies: readonly ModelBody[]
  /** Bodies that are too many. */
  left: number
  windows: readonly LitWindow[]
  looks: readonly ModelLook[]
}

export function shownModel(model: Model): ShownModel {
  const { bodies, left } = modelBodies(model)
  const { houses, flats } = model
  return { model, bodies, left, windows: litWindows(houses, flats), looks: modelLooks(houses, flats) }
}

/** What stands nearest straight before a window, not below it, and how far in metres; null where nothing does. */
export function nearestAhead(
  { east, north, up, azimuth }: ModelSpot,
  bodies: readonly ModelBody[],
): { body: ModelBody; far: number } | null {
  const [nearest] = bodies
    .filter(({ top }) => top > up - 1.5)
    .map((body) => ({ body, far: distanceTo(body.footprint, [east, north], outwardOf(azimuth)) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far)
  return nearest ?? null
}

/** How much a view tells: something straight before the window more than something aside, and that more than nothing. */
function tellingOf(spot: ModelSpot, { bodies, model }: ShownModel): number {
  if (nearestAhead(spot, bodies) !== null) return 2
  const view = windowView(spot, bodies, { day: 1, minutes: 0 }, model, model.horizon)
  return view.bodies.length > 0 || view.horizon !== '' ? 1 : 0
}

/**
 * The window of the unit of an address: that to the side of it, else the one whose view tells most; null without such a
 * free flat.
 */
export function openWindow(shown: ShownModel, { unit, side }: ModelQuery): OpenWindow | null {
  const { model } = shown
  const flat = model.flats.find(({ id }) => id === unit)
  const house = model.houses.find(({ id }) => id === flat?.house_id)
  if (flat === undefined || house === undefined || flat.floor < 1) return null
  const spots = [...new Set(flat.windows.map(({ azimuth }) => azimuth))].flatMap((azimuth) => {
    const spot = modelSpot(house, flat.floor, azimuth)
    return spot === null ? [] : [{ azimuth, spot }]
  })
  const chosen =
    spots.find(({ azimuth }) => Math.round(azimuth) % 360 === side) ??
    spots
      .map((at) => ({ ...at, telling: tellingOf(at.spot, shown) }))
      .toSorted((a, b) => b.telling - a.telling)[0]
  if (chosen === undefined) return null
  const { spot, azimuth } = chosen
  const sides = spots.map((each) => each.azimuth)
  const { bodies } = shown
  return {
    flat,
    house,
    spot,
    side: azimuth,
    sides,
    ahead: nearestAhead(spot, bodies),
    isReached: spotReach(spot, bodies),
  }
}
