import type { Sentence, Told } from '../sentence.ts'

/** Bounds of which the listing has one each, with which of two is the wider one. */
const wider: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  price_to: (a, b) => a > b,
  area_to: (a, b) => a > b,
  payment_to: (a, b) => a > b,
  price_from: (a, b) => a < b,
  area_from: (a, b) => a < b,
  kitchen_from: (a, b) => a < b,
}

/** «двушка до 30 или однушка до 20», "one room from 40 m² or two rooms from 60": where each number of rooms has a bound of its own, the wider one leaves out nothing that was asked for. */
export function alternatives(_: Sentence, told: readonly Told[]): Told[] {
  const rooms = told.filter(({ wish }) => wish.key === 'rooms' && wish.isRest !== true)
  return told.filter((one) => {
    const isWider = wider[one.wish.key]
    if (isWider === undefined) return false
    return told.some((other) => {
      if (other.wish.key !== one.wish.key || other === one) return false
      const [first, second] = one.from < other.from ? [one, other] : [other, one]
      const own = (bound: Told) => rooms.findLast(({ from }) => from < bound.from)
      const [before, between] = [own(first), own(second)]
      const isEach = before !== undefined && between !== undefined && between.from > first.from
      return (
        isEach &&
        before.wish.values.join() !== between.wish.values.join() &&
        isWider(Number(other.wish.values[0]), Number(one.wish.values[0]))
      )
    })
  })
}
