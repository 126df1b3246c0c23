import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import type { Mapping } from '../mapping.ts'
import { feedBytes, isAddress, shownSource, type SourceLimits } from './feed-bytes.ts'
import { macroSecret } from './macro-access.ts'
import { macroPages } from './macro-pages.ts'

/**
 * The bytes of a feed in a file or at an address, asked for in the way that the mapping says.
 *
 * @param environment has the secrets that the mapping names
 * @throws FeedRefusal when it cannot be read, or would be asked with a signature that others can read on the way: the
 *   secret can be guessed from it
 */
export function sourceBytes(
  source: string,
  { macro }: Pick<Mapping, 'macro'>,
  environment: Readonly<Record<string, string | undefined>>,
  limits: SourceLimits,
): AsyncGenerator<Buffer> {
  if (macro === null || !isAddress(source)) return feedBytes(source, limits)
  if (!limits.isPrivate && /^http:/i.test(source)) {
    throw new FeedRefusal(
      staffText('MacroCRM at {address} would be asked unencrypted. Write https:// before its address.', {
        address: shownSource(source),
      }),
    )
  }
  const { domain } = macro
  return macroPages(source, { domain, secret: macroSecret(macro, environment) }, limits)
}
