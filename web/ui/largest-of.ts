/** The last candidate of a list is the largest one. */
export function largestOf({ src, srcset }: { src: string; srcset: string }): string {
  return srcset.split(', ').at(-1)?.split(' ')[0] || src
}
