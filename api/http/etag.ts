/** Whether the caller already has the content of the tag (weak comparison, RFC 9110 §13.1.2). */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((held) => held.trim() === '*' || bare(held) === bare(tag)) === true
}
