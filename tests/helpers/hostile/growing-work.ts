/** Milliseconds of work that stop nobody. Below them growth does not count. */
const harmless = 5

/** Milliseconds for which one text may stop all others. */
const longestPause = 50

/** Work that grows with the text takes twice as long for twice the text, with its square four times. */
const maxGrowth = 2.5

/** A busy machine may strike one measurement, hardly all of these. */
const tries = 5

/** So much processor time is measured at once, in milliseconds: the system counts it in steps of a few. */
const measured = 40

/**
 * What is wrong with the work on a text of this length: it takes long, or grows faster than the text. Null where
 * nothing is. Processor time of this thread is compared, which other processes do not add to.
 */
export async function tooMuchWork(work: (length: number) => unknown, length: number): Promise<string | null> {
  // The clock never shows less than the processor spent, and is read at once.
  for (let left = tries; left > 0; left -= 1) if ((await onClock(() => work(length))) < harmless) return null
  let complaint: string | null = null
  for (let left = tries; left > 0; left -= 1) {
    const half = await onProcessor(() => work(length / 2))
    const whole = await onProcessor(() => work(length))
    const growth = whole / half
    if (whole <= harmless || (whole <= longestPause && growth <= maxGrowth)) return null
    complaint = `${whole.toFixed(1)} ms, ${growth.toFixed(1)} times those of half the text`
  }
  return complaint
}

async function onClock(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Processor milliseconds of the work, from as many repetitions as it needs. */
async function onProcessor(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times += 1) {
    await work()
    const { user, system } = process.threadCpuUsage(before)
    const spent = (user + system) / 1000
    if (spent >= measured) return spent / times
  }
}
