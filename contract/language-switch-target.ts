import { addressInLanguage } from '#domain/address-in-language.ts'
import { isLanguage } from '#domain/languages.ts'
import { ownAddress } from '#domain/own-address.ts'
import { languageSwitchPath } from './language-switch.ts'

const switcher = new RegExp(`^${languageSwitchPath.replace(':code', '(\\w+)')}$`)

/**
 * The page that an address of the language switcher leads to, in the chosen language; null for every other address.
 *
 * @param address path of this site with its query
 */
export function languageSwitchTarget(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const code = switcher.exec(pathname)?.[1]
  return isLanguage(code)
    ? ownAddress(addressInLanguage(ownAddress(searchParams.get('to') ?? ''), code))
    : null
}
