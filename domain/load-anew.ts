/** The record of a page that was loaded whole because its code was missing (R207). Milliseconds of Unix time. */
export type LoadedAnew = { readonly path: string; readonly expires: number }

/** For so long the same page is not loaded whole again, in milliseconds (R212). */
const guard = 10_000

/** The memory of loading a page whole now. */
export function loadedAnew(path: string, now: number): LoadedAnew {
  return { path, expires: now + guard }
}

/**
 * Whether a page whose code is missing may be loaded whole: not twice in ten seconds, so that nothing goes in
 * circles.
 */
export function mayLoadAnew(kept: unknown, path: string, now: number): boolean {
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('expires' in kept)) return true
  return kept.path !== path || typeof kept.expires !== 'number' || kept.expires <= now
}
