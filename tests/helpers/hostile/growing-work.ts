/** So much longer is the long text. */
const longer = 10

/** Work that grows with the square of a text takes a hundred times as long for a text ten times as long. */
const mostGrowth = 40

/** A busy machine may strike one measurement, hardly all of these. */
const tries = 6

/**
 * Whether work grows much faster than the text that it is given. Both times are taken on the same machine, one after
 * the other, and it grows too fast only where every try says so.
 */
export async function growsTooFast(work: (length: number) => unknown, length: number): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const short = await time(() => work(length / longer))
    const long = await time(() => work(length))
    // Below a tenth of a millisecond the clock itself is measured.
    if (long <= Math.max(short, 0.1) * mostGrowth) return false
  }
  return true
}

/** Milliseconds. */
async function time(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
