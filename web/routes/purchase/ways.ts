/** The ways to buy, by the names of their pages (R52–R55). */
export const ways = ['mortgage', 'installment', 'payment100'] as const
export type Way = (typeof ways)[number]
