/** Whether the caller already holds the content that the tag names (weak comparison, RFC 9110 §13.1.2). */
export function etagMatches(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((held) => held.trim() === '*' || bare(held) === bare(tag)) === true
}
