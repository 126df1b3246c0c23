/** What a buyer wants beside the home: a class of finishing by its code, a parking space, a storeroom. */
export type PriceSheetChoice = {
  readonly finish: string | null
  readonly garage: boolean
  readonly storageroom: boolean
}

/** The names of the choice in a query, in their order. */
export const priceSheetKeys = ['finish', 'garage', 'storageroom'] as const

/** The choice of a query; what is not understood is not chosen. */
export function priceSheetChoice(get: (key: string) => string | null | undefined): PriceSheetChoice {
  const finish = get('finish') ?? ''
  return {
    finish: /^[a-z0-9_-]{1,40}$/.test(finish) ? finish : null,
    garage: get('garage') === '1',
    storageroom: get('storageroom') === '1',
  }
}

/** The choice as a query has it; what is not chosen is left out. */
export function priceSheetQuery({ finish, garage, storageroom }: PriceSheetChoice) {
  return {
    ...(finish !== null && { finish }),
    ...(garage && { garage: '1' as const }),
    ...(storageroom && { storageroom: '1' as const }),
  }
}

/** The query string of a choice; empty for nothing chosen. */
export function priceSheetSearch(choice: PriceSheetChoice): string {
  return new URLSearchParams(priceSheetQuery(choice)).toString()
}
