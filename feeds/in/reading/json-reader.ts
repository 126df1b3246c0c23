import { staffText } from '#domain/staff/staff-text.ts'
import Tokenizer from '@streamparser/json/tokenizer.js'
import TokenParser from '@streamparser/json/tokenparser.js'
import { FeedRefusal } from '../feed-refusal.ts'

/** Longest stretch without a value that is wanted, and longest single text or number. Characters. */
const longestStretch = 1_000_000
const longestToken = 500_000

const deepest = 64

/**
 * Numbers of the opening and closing brackets among the token types of the package, which does not export them as
 * values.
 */
const [openBrace, closeBrace, openBracket, closeBracket] = [0, 1, 2, 3]

/** The keys from the root to a value; entries of lists have numbers. */
export type JsonKeys = readonly (string | number)[]

/**
 * Reads JSON piece by piece and hands over the values at the wanted paths, each with its keys. Holds one value at a
 * time.
 *
 * @throws FeedRefusal when it is not JSON, or is nested or long beyond all limits
 */
export class JsonReader {
  readonly #tokenizer = new Tokenizer()
  #stretch = 0
  #token = 0
  #depth = 0
  #hasBegun = false

  /** @param paths like `$.flats.*` */
  constructor(paths: readonly string[], onValue: (value: unknown, keys: JsonKeys) => void) {
    const parser = new TokenParser({ paths: [...paths], keepStack: false })
    this.#tokenizer.onError = (error) => refuseBroken(error)
    parser.onError = (error) => refuseBroken(error)
    this.#tokenizer.onToken = (token) => {
      this.#token = 0
      this.#hasBegun = true
      const kind: number = token.token
      if (kind === openBrace || kind === openBracket) this.#depth += 1
      if (kind === closeBrace || kind === closeBracket) this.#depth -= 1
      if (this.#depth > deepest) {
        throw new FeedRefusal(
          staffText('The JSON is nested more than {count} deep, which no feed is. Ask the provider.', {
            count: deepest,
          }),
        )
      }
      parser.write(token)
    }
    parser.onValue = ({ value, key, stack }) => {
      this.#stretch = 0
      const keys = [...stack.slice(1).map((level) => level.key ?? ''), key ?? '']
      onValue(value, keys)
    }
  }

  write(chunk: string): void {
    this.#stretch += chunk.length
    this.#token += chunk.length
    this.#tokenizer.write(chunk)
    if (this.#stretch > longestStretch || this.#token > longestToken) {
      throw new FeedRefusal(
        staffText(
          'The JSON has no units for a million characters where its format has them, or a text longer than any feed has. Check what was downloaded.',
        ),
      )
    }
  }

  end(): void {
    if (!this.#hasBegun || this.#depth > 0)
      throw new FeedRefusal(
        staffText('The JSON ends in the middle. Download it again; nothing was imported.'),
      )
  }
}

function refuseBroken(error: Error): never {
  if (error instanceof FeedRefusal) throw error
  throw new FeedRefusal(
    staffText('The JSON is broken: {fault}. Nothing was imported; download it again, or ask the provider.', {
      fault: error.message.slice(0, 200),
    }),
  )
}
