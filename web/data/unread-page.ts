/** Whether a page of a list has items, and another server gave none that can be read (A41, R505). */
export function isUnreadPage(
  items: readonly unknown[],
  meta: { from: number | null; total: number },
): boolean {
  return items.length === 0 && (meta.from !== null || meta.total > 0)
}
