import type { Ask } from '#contract/ask.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { besides } from './besides.ts'

/** Whether the units of a house can be had, of which its chessboard, its facade and its floors are made: another server may have no call for them (A41). */
export async function hasBoard(ask: Ask, slug: string): Promise<boolean> {
  return (await besides(ask(getHouseEstates, { slug }), null)) !== null
}
