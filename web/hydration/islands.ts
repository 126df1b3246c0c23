type Island = {
  code: Promise<boolean>
  hydrated: Promise<unknown>
  /** Asks for the code of a part that waits until a visitor comes near. */
  want: (() => void) | undefined
}

/** The parts of this page that React takes over after the page itself, each by its own code. */
const islands: Island[] = []

/**
 * Notes such a part.
 *
 * @param code its code
 * @param hydrated resolves once React has taken the part over
 * @param want asks for the code, where it comes only when it is wanted
 */
export function noteIsland(code: Promise<unknown>, hydrated: Promise<unknown>, want?: () => void): void {
  const arrived = code.then(
    () => true,
    () => false,
  )
  islands.push({ code: arrived, hydrated: arrived.then((isThere) => isThere && hydrated), want })
}

/** Asks for the code of all islands: the page is about to change. */
export function wantIslands(): void {
  for (const { want } of islands) want?.()
}

/**
 * Waits for the code of all islands; false when one fails to load. React removes a part that it has not hydrated
 * yet when the page changes around it, so the page changes only after this.
 */
export async function islandsReady(): Promise<boolean> {
  wantIslands()
  return (await Promise.all(islands.map(({ code }) => code))).every(Boolean)
}

/** Waits until React has hydrated every island whose code comes by itself and has loaded. */
export async function islandsHydrated(): Promise<void> {
  await Promise.all(islands.filter(({ want }) => want === undefined).map(({ hydrated }) => hydrated))
}
