/** What comes with each move of a hand. */
const moves = ['pointermove', 'mousemove', 'input']

/**
 * Moves of a hand end at a part of the page that follows them with listeners of its own. React listens to all events at
 * the root of the page and looks for who wants each of them, which costs a frame more than what the move does.
 *
 * @returns ends it
 */
export function endMoves(part: Element | null): () => void {
  const end = (event: Event) => event.stopPropagation()
  for (const move of moves) part?.addEventListener(move, end)
  return () => {
    for (const move of moves) part?.removeEventListener(move, end)
  }
}
