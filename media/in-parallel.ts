/** Runs `work` over the items, at most `limit` at a time. Work that throws stops the rest: catch inside it. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
