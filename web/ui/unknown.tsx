/** A dash for a value that nobody told, and in words for screen readers, which pass over a dash. */
export function Unknown({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{words}</span>
    </>
  )
}
