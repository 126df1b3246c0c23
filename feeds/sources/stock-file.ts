import { z } from 'zod'
import { feedFormats } from '../in/feed-formats.ts'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { MappingFile, mappingOf } from '../in/mapping.ts'
import { hostOf, looksLikeSecret, secretNames } from '#domain/secret-names.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { isOfOwnNetwork } from './own-network.ts'
import { isSourceName } from './source-name.ts'

const Address = z
  .string()
  .min(1)
  .max(2_000)
  .superRefine((address, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (hostOf(address) === null) {
      return refuse(
        staffText('must be an address like https://crm.example/feed.xml, with {name} behind its host alone', {
          name: '${NAME}',
        }),
      )
    }
    const piece = looksLikeSecret(address)
    if (piece !== null) {
      refuse(
        staffText(
          '{piece} looks like a secret: write {name} in its place, and the value into DATA_DIR/secrets.env',
          { piece, name: '${STOCK_KEY}' },
        ),
      )
    }
  })

const Source = z
  .strictObject({
    /** Where the site reads it; without one it comes as files in `STOCK_DIR/in/SOURCE/`. Secrets are named: `${NAME}`. */
    address: Address.nullish(),
    format: z.enum(feedFormats).nullish(),
    /** Minutes from one look to the next. */
    every: z.int().min(5).max(1_440).default(15),
    /** Hours after which somebody should ask why no newer feed came. */
    max_age: z.int().min(1).max(10_000).default(24),
    /** The address lies in the own network. */
    private: z.boolean().default(false),
    /** The feed has only some of the units. */
    partial: z.boolean().default(false),
    mapping: MappingFile.omit({ source: true, max_age: true }).nullish(),
  })
  .superRefine(({ address, private: isPrivate, mapping }, context) => {
    try {
      mappingOf(mapping ?? {})
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error
      context.addIssue({ code: 'custom', path: ['mapping'], message: error.message })
    }
    if (address === null || address === undefined || hostOf(address) === null) return
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['address'], message })
    if (!isPrivate && isOfOwnNetwork(address)) {
      refuse(staffText('lies in the own network: if it is your own feed, write private: true'))
    }
    const sendsSecret = secretNames(address).length > 0 || (mapping?.macro ?? null) !== null
    if (!isPrivate && /^http:/i.test(address) && sendsSecret) {
      refuse(staffText('would send a secret unencrypted: write https://'))
    }
  })

/** `stock.yaml`: where the units of the company come from, by the name of the source. */
export const StockFile = z.strictObject({
  sources: z.record(z.string(), Source).superRefine((sources, context) => {
    if (Object.keys(sources).length > 100)
      context.addIssue({ code: 'custom', message: staffText('must be at most {count}', { count: 100 }) })
    const owners = new Map<string, string>()
    for (const [name, { mapping }] of Object.entries(sources)) {
      if (!isSourceName(name)) {
        const message = staffText('must be called in at most 60 lower-case Latin letters, digits and hyphens')
        context.addIssue({ code: 'custom', path: [name], message })
      }
      const named = Object.entries(mapping?.houses ?? {}).flatMap(([word, target]) =>
        target === null ? [] : [{ house: target.house, path: ['houses', word] }],
      )
      const { house: fixed } = mapping?.fixed ?? {}
      if (fixed !== undefined) named.push({ house: fixed, path: ['fixed', 'house'] })
      for (const { house, path } of named) {
        const owner = owners.get(house)
        if (owner === undefined || owner === name) owners.set(house, name)
        else {
          context.addIssue({
            code: 'custom',
            path: [name, 'mapping', ...path],
            message: staffText('the units of {house} come from the source {owner}: a house has one source', {
              house,
              owner,
            }),
          })
        }
      }
    }
  }),
})

export type StockSource = z.output<typeof Source>
