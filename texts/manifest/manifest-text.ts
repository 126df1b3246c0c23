/** What an installed site is called, and what its icon leads to (the web manifest). */
export type ManifestText = {
  name: string
  shortName: string
  description: string
  /** Shortcuts, in a few letters each. */
  flats: string
  favorites: string
  contacts: string
}
