/** The parameters of the script of Yandex Maps. */
export type YmapsOptions = {
  readonly apikey: string
  readonly lang: string
  readonly version: string
  /** Whether their API throws where it otherwise forgives. */
  readonly strictMode: boolean
}

/** R216: the language of the map, the version of the API, and its forgiving mode. */
const defaults = { lang: 'ru_RU', version: 'v3', strictMode: false } as const

const allowedKeys = ['apikey', ...Object.keys(defaults)]

/** Anything that goes wrong with Yandex Maps (R208). */
export class YandexMapException extends Error {
  override readonly name = 'YandexMapException'
}

/** The messages where there is no key. They are those of A21, word for word. */
export const missingKey = 'You must specify apikey for createYmapsOptions'

/** The options with their defaults. */
export function createYmapsOptions(given: Partial<YmapsOptions>): YmapsOptions {
  const { apikey } = given
  if (apikey === undefined || apikey === '') {
    throw new YandexMapException(missingKey)
  }
  const unknown = Object.keys(given).filter((key) => !allowedKeys.includes(key))
  if (unknown.length > 0) {
    throw new YandexMapException(
      `You have passed unknown keys to createYmapsOptions: ${unknown.join(', ')}. Only ${allowedKeys.join(', ')} are allowed.`,
    )
  }
  return { ...defaults, ...given, apikey }
}
