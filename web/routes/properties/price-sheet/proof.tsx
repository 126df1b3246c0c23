import { absoluteAddress } from '#domain/absolute-address.ts'

/** Where a figure is from, with a link to it where it has a page. */
export function Proof({ words, url }: { words: string; url: string | null }) {
  const address = absoluteAddress(url ?? '')
  return address === null ? (
    words
  ) : (
    <a href={address.href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}
