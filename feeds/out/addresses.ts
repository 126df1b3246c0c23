import type { Address } from '#contract/pages.ts'

/** A whole address of a page or file of ours; one that is whole already stays as it is. */
export function wholeAddress(address: Address | string, publicUrl: string): string {
  return new URL(address, publicUrl).href
}
