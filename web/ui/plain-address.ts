/** Segments that no browser and no router rewrites: none is empty or begins with a dot. */
const plain = /^(?:\/|(?:\/[^/?#.][^/?#]*)+)(?:\?[^#]+)?(?:#.+)?$/

/** Whether an address of this site is the same once it is resolved, wherever the page is. */
export function isPlainAddress(to: string): boolean {
  return plain.test(to)
}
