import { useMatches } from 'react-router'
import type { FrameValue } from '#contract/frame-files.ts'

/**
 * What the loaders of the root and of a page's texts send as files, and those of pages with a calculator. No other loader
 * has fields of these names.
 */
type Framed = Partial<Record<'texts' | 'menus' | 'programmes', FrameValue | null>>

/** The addresses of the files that the page needs before scripts can take it over, with spaces between them. */
export function useFrameFiles(): string | undefined {
  const addresses = useMatches().flatMap(({ loaderData }) => {
    const { texts, menus, programmes } = (loaderData ?? {}) as Framed
    return [texts, menus, programmes].flatMap((value) => (value?.text === null ? value.address : []))
  })
  return addresses.join(' ') || undefined
}
