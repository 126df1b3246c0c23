import { useMatches } from 'react-router'
import type { FrameValue } from '#contract/frame-files.ts'

/** What the loaders of the root and of a page's texts send as files. No other loader has fields of these names. */
type Framed = Partial<Record<'texts' | 'menus', FrameValue>>

/** The addresses of the files that the page needs before scripts can take it over, with spaces between them. */
export function useFrameFiles(): string | undefined {
  const addresses = useMatches().flatMap(({ loaderData }) => {
    const { texts, menus } = (loaderData ?? {}) as Framed
    return [texts, menus].flatMap((value) => (value?.text === null ? value.address : []))
  })
  return addresses.join(' ') || undefined
}
