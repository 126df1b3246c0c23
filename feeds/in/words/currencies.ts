const tenge = /^(?:kzt|kzт|тг\.?|тенге|теңге|tenge|₸)$/i

const spellings: readonly (readonly [string, RegExp])[] = [
  ['RUB', /^(?:rub|rur|руб\.?|рубл[ьи]|рублей|₽)$/i],
  ['USD', /^(?:usd|us\$|\$|доллар(?:ы|ов)?)$/i],
  ['EUR', /^(?:eur|€|евро)$/i],
]

/** `KZT`, `RUB`, `USD`, `EUR` for all their spellings; another word as it is. */
export function currencyOfWord(word: string): string {
  const trimmed = word.trim()
  if (tenge.test(trimmed)) return 'KZT'
  return spellings.find(([, spelling]) => spelling.test(trimmed))?.[0] ?? trimmed
}
