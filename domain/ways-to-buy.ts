/** The ways to buy, by the names of their pages (R52–R55). */
export const waysToBuy = ['mortgage', 'installment', 'payment100'] as const
export type Way = (typeof waysToBuy)[number]

type Programme = { readonly kind: string }

/** The ways that these programmes open, loans and instalments; the whole price at once can always be paid. */
export function waysUnder(programmes: readonly Programme[]): Way[] {
  const has = {
    mortgage: programmes.some(({ kind }) => kind !== 'installment'),
    installment: programmes.some(({ kind }) => kind === 'installment'),
    payment100: true,
  }
  return waysToBuy.filter((way) => has[way])
}

/** Whether the state helps under one of these programmes. */
export function hasStateProgramme(programmes: readonly Programme[]): boolean {
  return programmes.some(({ kind }) => kind === 'state')
}
