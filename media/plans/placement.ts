/** The rotation and the place of a piece of furniture: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Placement {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/**
 * Reads `translate(x y)`, optionally with `scale(x y)` behind it, or `matrix(…)`.
 *
 * @throws Error for any other transformation, which the plan originals do not contain
 */
export function readPlacement(transform: string): Placement {
  const [, move, turn] = transform.match(/^translate\(([^)]+)\)(?: scale\(([^)]+)\))?$/) ?? []
  if (move !== undefined) {
    const [e = 0, f = 0] = numbers(move)
    const [a = 1, d = 1] = turn === undefined ? [] : numbers(turn)
    return { a, b: 0, c: 0, d, e, f }
  }
  const [a, b, c, d, e, f] = numbers(transform.match(/^matrix\(([^)]+)\)$/)?.[1] ?? '')
  if (a === undefined || b === undefined || c === undefined)
    throw new Error(`unknown transform "${transform}"`)
  if (d === undefined || e === undefined || f === undefined)
    throw new Error(`unknown transform "${transform}"`)
  return { a, b, c, d, e, f }
}

/** Where a point of the piece lies on the plan. */
export function place({ a, b, c, d, e, f }: Placement, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/**
 * The same path on the plan, with whole numbers. Knows absolute M, L, H, V, Q and Z.
 *
 * @throws Error for other commands
 */
export function placePath(placement: Placement, path: string): string {
  let [atX, atY] = [0, 0]
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)]
    .map(([, command = '', list = '']) => {
      const values = numbers(list)
      const points: [number, number][] = []
      if (command === 'H') points.push([values[0] ?? 0, atY])
      else if (command === 'V') points.push([atX, values[0] ?? 0])
      else if ('MLQ'.includes(command)) {
        for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0])
      } else if (command !== 'Z') throw new Error(`unknown path command "${command}"`)
      ;[atX, atY] = points.at(-1) ?? [atX, atY]
      const placed = points.map(([x, y]) => place(placement, x, y).map(Math.round).join(' '))
      return (command === 'H' || command === 'V' ? 'L' : command) + placed.join(' ')
    })
    .join('')
}

function numbers(list: string): number[] {
  return list.trim() === ''
    ? []
    : list
        .trim()
        .split(/[\s,]+/)
        .map(Number)
}
