/** Whether the code of each part came. */
const parts: Promise<boolean>[] = []

/** Notes the code of a part that comes after the page's own. */
export function noteLater(code: Promise<unknown>): void {
  parts.push(
    code.then(
      () => true,
      () => false,
    ),
  )
}

/**
 * Waits for the code of all such parts; false when one cannot be had. React takes away what it has not taken over yet
 * when the page changes under it, so nothing changes the whole page earlier.
 */
export async function partsAreThere(): Promise<boolean> {
  return (await Promise.all(parts)).every(Boolean)
}
