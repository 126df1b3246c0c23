/** What a visitor did before the page's scripts took over and what only they can carry out. */
export type EarlyActs = {
  /** Pressed buttons and changed fields that do not answer yet, in the order of the first touch. */
  elements: Set<Element>
  /** Whether an element answers by itself: React marks those that it has taken over. */
  answers: (element: Element) => boolean
  /** From now on no form is sent and no page loaded in the place of the scripts. */
  takenOver: () => void
  /** Nothing more is noted. */
  stop: () => void
}

declare global {
  var earlyActs: EarlyActs | undefined
}
