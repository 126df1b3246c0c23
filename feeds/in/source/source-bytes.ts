import type { Mapping } from '../mapping.ts'
import { feedBytes, isAddress, type SourceLimits } from './feed-bytes.ts'
import { macroSecret } from './macro-access.ts'
import { macroPages } from './macro-pages.ts'

/**
 * The bytes of a feed in a file or at an address, asked for in the way that the mapping says.
 *
 * @param environment has the secrets that the mapping names
 * @throws FeedRefusal when it cannot be read
 */
export function sourceBytes(
  source: string,
  { macro }: Pick<Mapping, 'macro'>,
  environment: Readonly<Record<string, string | undefined>>,
  limits: SourceLimits,
): AsyncGenerator<Buffer> {
  if (macro === null || !isAddress(source)) return feedBytes(source, limits)
  const { domain } = macro
  return macroPages(source, { domain, secret: macroSecret(macro, environment) }, limits)
}
