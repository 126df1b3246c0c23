import type { ApiClient } from '#contract/api-client.ts'
import { type Calculator, getCalculators } from '#contract/calculators.ts'
import { type ComplexCard, type ComplexLink, getComplexesNavigation } from '#contract/complexes.ts'
import type { FrameValue } from '#contract/frame-files.ts'
import { getMortgages, type Mortgage } from '#contract/mortgages.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { type Category, categoryId } from '#domain/categories.ts'
import { keepFrame } from './keep-frame.server.ts'
import { onceFor } from './once-for.server.ts'

/** A programme as a calculator needs it, with the names of the projects it is open to. */
export type PayingProgramme = Omit<
  Mortgage,
  'bank' | 'conditions_html' | 'source_url' | 'valid_from' | 'valid_to'
> & { complexes: string[] }

/** The options of a calculator: first payments in per cent, largest first (R113), and months between terms. */
export type Choices = { shares: number[]; step: number }

export type Paying = NonNullable<Awaited<ReturnType<typeof loadPaying>>>

/** The same as a page takes it along: its programmes, which many pages share, are a file of the frame. */
export type PagePaying = { paying: Omit<Paying, 'programmes'> | null; programmes: FrameValue | null }

/** Keeps the programmes of a calculator as a file. */
export async function pagePaying(
  given: Pick<RequestContext, 'keepFrameText' | 'isDocument'>,
  paying: Paying | null,
): Promise<PagePaying> {
  if (paying === null) return { paying, programmes: null }
  const { programmes, ...place } = paying
  return { paying: place, programmes: await keepFrame(given, writtenProgrammes(programmes)) }
}

const writtenProgrammes = onceFor((programmes: readonly PayingProgramme[]) => JSON.stringify(programmes))

/** The subject of a calculator. */
export type PayingPlace = {
  category: Category
  city: ComplexCard['city']
  complexId: number
  houseId: number | null
}

/**
 * The data of the calculator on the page of a unit or a project: programmes of today and its own options (R183). Null
 * where there is no programme to calculate with (A41).
 */
export async function loadPaying(apiClient: ApiClient, place: PayingPlace) {
  const { category, city, complexId, houseId } = place
  const [mortgages, calculators, navigation] = await Promise.all([
    apiClient(getMortgages, {}),
    apiClient(getCalculators, calculatorQuery(place)),
    apiClient(getComplexesNavigation, {}),
  ])
  const { forHomes, forOthers } = payingProgrammes(mortgages.data)(navigation.data)
  const programmes = category === 'flat' ? forHomes : forOthers
  if (programmes.length === 0) return null
  return {
    category,
    complexId,
    houseId,
    city: { id: city.id, name: city.name },
    programmes,
    steps: {
      mortgage: choicesOf(calculators.data, 'mortgage').step,
      installment: choicesOf(calculators.data, 'installment').step,
    },
  }
}

/** The programmes of all pages with a calculator, made once for each state of the content. */
const payingProgrammes = onceFor((mortgages: readonly Mortgage[]) =>
  onceFor((projects: readonly ComplexLink[]) => {
    const forHomes = mortgages.map((programme) => payingOf(programme, namesOf(programme, projects)))
    // Loans are for homes: of anything else only instalments are worth telling.
    return { forHomes, forOthers: forHomes.filter(({ kind }) => kind === 'installment') }
  }),
)

/** Without the terms in words, their source and their days, which only the page of all programmes shows. */
function payingOf(programme: Mortgage, complexes: string[]): PayingProgramme {
  const { id, code, title, kind, rate_nominal, rate_effective, fee, initial_payment_min } = programme
  const { term_months_min, term_months_max, price_cap, loan_cap, finishing_required, complex_ids, steps } =
    programme
  const { asks, applications, house_ids, combines_with_discounts } = programme
  const loan = { id, code, title, kind, rate_nominal, rate_effective, fee, initial_payment_min }
  const limits = {
    term_months_min,
    term_months_max,
    price_cap,
    loan_cap,
    finishing_required,
    complex_ids,
    house_ids,
    combines_with_discounts,
    steps,
  }
  return { ...loan, ...limits, asks, applications, complexes }
}

/** The question for the calculators of a place; without one, for those of the whole site. */
export function calculatorQuery(place: Pick<PayingPlace, 'category' | 'complexId' | 'houseId'> | null) {
  return {
    'estate_category_ids[]': [String(categoryId(place?.category ?? 'flat'))],
    ...(place !== null && { complex_id: String(place.complexId) }),
    ...(typeof place?.houseId === 'number' && { house_id: String(place.houseId) }),
  }
}

/** The names of the projects that a programme is open to; none where it is open to all. */
export function namesOf(
  { complex_ids: ids }: Pick<Mortgage, 'complex_ids'>,
  projects: readonly { id: number; name: string }[],
): string[] {
  return projects.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}

/** The first payments of all calculators of a type, largest first (R113), and the months between two terms. */
export function choicesOf(calculators: readonly Calculator[], type: Calculator['type']): Choices {
  const own = calculators.filter((calculator) => calculator.type === type)
  const shares = own.flatMap(({ options }) => options.map(({ initial_payment: share }) => share))
  return {
    shares: [...new Set(shares)].toSorted((a, b) => b - a),
    step: Math.min(...own.map(({ step }) => step), 12),
  }
}
