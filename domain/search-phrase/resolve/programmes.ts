import type { Vocabulary } from '../company.ts'
import { add, set } from './lists.ts'

/** All promotions; where a lower price is asked for, those that lower one, if there are any. */
export function promotionsOf(promotions: Vocabulary['company']['promotions'], isLower: boolean): number[] {
  const lower = promotions.filter(({ hasDiscount }) => hasDiscount)
  return (isLower && lower.length > 0 ? lower : promotions).map(({ id }) => id)
}

/** The only programme of a kind; a mortgage in general is meant where its payment is told. */
export function addProgramme(
  lists: Map<string, (string | number)[]>,
  told: string,
  { company, interestFree, titled }: Vocabulary,
  hasMeans: boolean,
  complexes: readonly string[],
): boolean {
  // «беспроцентно» without a word for instalments is no promotion of all projects.
  const isAlone = told === 'interestfree:alone'
  const kind = isAlone ? 'interestfree' : told
  const isThere = (offered: readonly string[]) =>
    complexes.length === 0 || offered.length === 0 || offered.some((slug) => complexes.includes(slug))
  if (kind === 'mortgage') {
    // The only loan that there is.
    const [loan, ...others] = company.programmes.filter((each) => each.kind !== 'installment')
    const isOne = loan !== undefined && others.length === 0 && isThere(loan.complexes)
    if (isOne && !lists.has('program')) set(lists, 'program', [loan.code])
    return isOne || hasMeans
  }
  const isOfTitle = ({ code }: { code: string }) =>
    titled.offers.some((offer) => !offer.isPromotion && offer.code === code && offer.kinds.has(kind))
  const fitting = company.programmes.filter((programme) =>
    kind === 'lease'
      ? isOfTitle(programme) && isThere(programme.complexes)
      : kind === 'interestfree'
        ? programme.kind === 'installment' && programme.rate_effective === 0 && isThere(programme.complexes)
        : programme.kind === kind && isThere(programme.complexes),
  )
  const [only] = fitting
  // «мурабаха, пайызсыз»: a programme that is named stays.
  if (kind === 'interestfree' && lists.has('program')) return true
  if (fitting.length === 1 && only !== undefined) {
    set(lists, 'program', [only.code])
    return true
  }
  const [promotion, ...others] = company.promotions.filter(
    ({ id, complexes: offered }) =>
      interestFree.has(id) && (offered.length === 0 || complexes.every((slug) => offered.includes(slug))),
  )
  if (isAlone && complexes.length === 0) return false
  if (kind !== 'interestfree' || promotion === undefined || others.length > 0) return false
  add(lists, 'promotion', [promotion.id])
  return true
}

/** The rates that a programme is known by, in percent a year. */
export function ratesOf({
  rate_nominal,
  rate_effective,
}: Vocabulary['company']['programmes'][number]): number[] {
  return [rate_nominal, rate_effective]
}
