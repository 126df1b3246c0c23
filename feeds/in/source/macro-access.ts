import { z } from 'zod'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'

/** The part of the mapping that says how the interface of MacroCRM is asked. The secret itself never stands there. */
export const macroOfFile = z.strictObject({
  /** The domain of the company, as MacroCRM has it. */
  domain: z.string().regex(/^[\p{L}\p{N}.-]{1,253}$/u, staffError('is not a domain: write example.kz')),
  secret: z
    .string()
    .regex(
      /^\$\{[A-Z][A-Z0-9_]{0,63}\}$/,
      staffError(
        'is not the name of a setting: write {name} here, and the secret itself into the environment',
        { name: '${MACRO_SECRET}' },
      ),
    ),
})
export type MacroAccess = z.infer<typeof macroOfFile>

/**
 * The secret of a company, from the environment.
 *
 * @throws FeedRefusal when there is none
 */
export function macroSecret(
  { secret }: MacroAccess,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const name = secret.slice(2, -1)
  const found = environment[name]
  if (found !== undefined && found !== '') return found
  throw new FeedRefusal(
    staffText(
      'The mapping takes the secret of MacroCRM from {name}, and the environment has none. Set {name}, and start the import again.',
      { name },
    ),
  )
}
