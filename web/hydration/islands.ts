/** The parts of this page that React takes over after the page itself, each by its own code. */
const islands: { code: Promise<boolean>; hydrated: Promise<unknown> }[] = []

/**
 * Notes such a part.
 *
 * @param code its code
 * @param hydrated resolves once React has taken the part over
 */
export function noteIsland(code: Promise<unknown>, hydrated: Promise<unknown>): void {
  const arrived = code.then(
    () => true,
    () => false,
  )
  islands.push({ code: arrived, hydrated: arrived.then((isThere) => isThere && hydrated) })
}

/**
 * Waits for the code of all islands; false when one fails to load. React removes a part that it has not hydrated
 * yet when the page changes around it, so the page changes only after this.
 */
export async function islandsReady(): Promise<boolean> {
  return (await Promise.all(islands.map(({ code }) => code))).every(Boolean)
}

/** Waits until React has hydrated every island whose code loaded. */
export async function islandsHydrated(): Promise<void> {
  await Promise.all(islands.map(({ hydrated }) => hydrated))
}
