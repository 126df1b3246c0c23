import type { Model, ModelFlat } from '#contract/model.ts'
import type { ModelQuery } from '#domain/model/model-query.ts'
import { modelBodies, type ModelBody } from '#domain/model/model-bodies.ts'
import { litWindows, type LitWindow, modelSpot, type ModelSpot } from '#domain/model/model-windows.ts'

/** A window through which the model is looked at. */
export type OpenWindow = {
  flat: ModelFlat
  house: Model['houses'][number]
  spot: ModelSpot
  side: number
  sides: number[]
}

/** What of a model does not change with the moment. */
export type ShownModel = {
  model: Model
  bodies: readonly ModelBody[]
  /** Bodies that are too many. */
  left: number
  windows: readonly LitWindow[]
}

export function shownModel(model: Model): ShownModel {
  const { bodies, left } = modelBodies(model)
  return { model, bodies, left, windows: litWindows(model.houses, model.flats) }
}

/** The window of the unit of an address, that to the side of it or the first one; null without such a free flat. */
export function openWindow(model: Model, { unit, side }: ModelQuery): OpenWindow | null {
  const flat = model.flats.find(({ id }) => id === unit)
  const house = model.houses.find(({ id }) => id === flat?.house_id)
  if (flat === undefined || house === undefined || flat.floor < 1) return null
  const spots = [...new Set(flat.windows.map(({ azimuth }) => azimuth))].flatMap((azimuth) => {
    const spot = modelSpot(house, flat.floor, azimuth)
    return spot === null ? [] : [{ azimuth, spot }]
  })
  const chosen = spots.find(({ azimuth }) => Math.round(azimuth) % 360 === side) ?? spots[0]
  return chosen === undefined
    ? null
    : { flat, house, spot: chosen.spot, side: chosen.azimuth, sides: spots.map(({ azimuth }) => azimuth) }
}
