/** What a visitor did before the page's scripts took over and what only they can carry out. */
export type EarlyActs = {
  /** Pressed buttons and changed fields, in the order of the first touch. */
  elements: Set<Element>
  /** From now on the page answers by itself. */
  stop: () => void
}

declare global {
  var earlyActs: EarlyActs | undefined
}
