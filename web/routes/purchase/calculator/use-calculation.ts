import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Address } from '#contract/pages.ts'
import {
  calculationOfParams,
  type CalculationQuery,
  calculationSearch,
  refusedOfParams,
} from '#domain/calculation-query.ts'
import { useToldChange } from '../../../blocks/payment/use-told-change.ts'

/**
 * What the calculator is asked. It stands in the address, so that a calculation can be sent and found again; while a
 * slider moves, what it shows runs ahead of the address.
 */
export function useCalculation(address: (search: string) => Address) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ of: string; asked: CalculationQuery } | null>(null)
  const isAhead = ahead !== null && ahead.of === search
  const asked = isAhead ? ahead.asked : calculationOfParams(new URLSearchParams(search))
  const refused = isAhead ? {} : refusedOfParams(new URLSearchParams(search))
  const wanted = isAhead ? address(calculationSearch(ahead.asked)) : null
  const go = useCallback(
    (to: Address) => void navigate(to, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  useToldChange(wanted, asked.price, go)
  const change = (part: Partial<CalculationQuery>) => setAhead({ of: search, asked: { ...asked, ...part } })
  return { asked, refused, change }
}
