/**
 * How far a unit is from one wish that it does not fulfil, as a part of the wish: a price a tenth above the limit is
 * 0.1 away. What is no amount is weighed against amounts: another finish bothers a buyer about as much as a price
 * 15 % higher.
 */
export const nearness = {
  amount: (value: number, bound: number) => Math.abs(value - bound) / Math.max(Math.abs(bound), 1),
  /** Up to three floors. */
  floors: (steps: number) => 0.08 * steps,
  /** One room more or less. */
  rooms: (steps: number) => 0.15 * steps,
  /** Up to five minutes on foot. */
  minutes: (more: number) => 0.05 * more,
  /** One year later or earlier; a house that is ready counts as one of this year. */
  years: (steps: number) => Math.max(0.2 * steps, 0.1),
  /** Hours of sun in December: up to two fewer. */
  sun: (steps: number) => 0.12 * steps,
  /** Eighths of the compass: up to two. */
  sides: (steps: number) => 0.1 * steps,
  house: 0.1,
  status: 0.1,
  finish: 0.15,
  floorEnd: 0.15,
  sameDistrict: 0.15,
  sameCity: 0.2,
  view: 0.2,
  feature: 0.2,
  promotion: 0.2,
  plan: 0.2,
  programme: 0.25,
} as const

/** Beyond this nothing is near any more: a quarter of the wish. */
const farthest = 0.25

/** Whether a unit at this distance may still be shown as near. Sums of floating numbers end a little off. */
export function isNearEnough(distance: number): boolean {
  return distance <= farthest + 1e-9
}
