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
 * The calculator's input. It is in the address, so that a calculation can be sent and found again; while a
 * slider moves, the shown values run ahead of the address.
 *
 * A slider may move on while the address of its last rest is still on the way. So an address that a slider asked for
 * names the history entry of its input, and later moves at that entry stay.
 */
export function useCalculation(address: (search: string) => Address) {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ of: string; asked: CalculationQuery } | null>(null)
  const isAhead = ahead !== null && (ahead.of === key || ahead.of === state?.slidFrom)
  const params = new URLSearchParams(search)
  const inAddress = calculationOfParams(params)
  const asked = isAhead ? ahead.asked : inAddress
  const refused = isAhead ? {} : refusedOfParams(params)
  const wanted = calculationSearch(asked)
  const isToldAlready = wanted === calculationSearch(inAddress)
  const go = useCallback(
    (to: Address) => void navigate(to, { replace: true, preventScrollReset: true, state: { slidFrom: key } }),
    [navigate, key],
  )
  useToldChange(isToldAlready ? null : address(wanted), asked.price, go)
  const change = (part: Partial<CalculationQuery>) => setAhead({ of: key, asked: { ...asked, ...part } })
  return { asked, refused, change }
}
