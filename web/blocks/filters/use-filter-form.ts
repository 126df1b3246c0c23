import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../../ui/after-paint.ts'

/** How a list keeps its criteria in its address. */
export type CriteriaAddress<Criteria> = {
  read: (params: URLSearchParams) => Criteria
  /** The address of the list with these criteria. */
  to: (criteria: Criteria) => string
}

/** The pause in typing before the list follows, in milliseconds: half a price is not a criterion. */
const typingPause = 500

/**
 * The filter form with JavaScript: every change navigates to the address of its list, typed text after a pause.
 * `wanted` is the visitor's choice, ahead of the answer, so that a ticked box stays ticked meanwhile. `isLoading`
 * from the first key until the list is there.
 */
export function useFilterForm<Criteria>(criteria: Criteria, { read, to }: CriteriaAddress<Criteria>) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [path = ''] = to(criteria).split('?')
  const ahead = navigation.location?.pathname === path ? navigation.location.search : null
  const wanted = ahead === null ? criteria : read(new URLSearchParams(ahead))
  const form = useRef<HTMLFormElement>(null)
  /** How many keys were pressed that the list does not follow yet. */
  const [keys, setKeys] = useState(0)
  const hasTyped = useRef(false)

  const here = to(wanted)
  /** The newest values, for delayed actions, and the last target of typing: more typing is the same step. */
  const newest = useRef({ here, asked: here, typed: '', isLeaving: false })
  const isLeaving = navigation.location !== undefined && ahead === null
  useEffect(() => {
    Object.assign(newest.current, { here, isLeaving })
  }, [here, isLeaving])

  const apply = useEffectEvent(() => {
    if (hasTyped.current) go(form.current, true)
  })
  useEffect(() => {
    if (keys === 0) return
    const pause = setTimeout(apply, typingPause)
    return () => clearTimeout(pause)
  }, [keys])
  useEffect(() => {
    // A visitor who goes back has given up the typed text: the boxes follow the list again.
    const giveUp = () => {
      hasTyped.current = false
      setKeys(0)
      form.current?.reset()
    }
    addEventListener('popstate', giveUp)
    return () => removeEventListener('popstate', giveUp)
  }, [])

  function go(asking: HTMLFormElement | null, isTyped = false): void {
    if (asking === null) return
    form.current = asking
    hasTyped.current = false
    const params = new URLSearchParams()
    for (const [key, value] of new FormData(asking)) params.append(key, String(value))
    const address = to(read(params))
    newest.current.asked = address
    afterPaint(() => void ask(asking, address, isTyped))
  }

  /** The typed text is applied to the list, which comes with the same change of the page. */
  function followed(): void {
    if (!hasTyped.current) startTransition(() => setKeys(0))
  }

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    form.current = currentTarget
    if (target instanceof HTMLInputElement && target.type === 'text') {
      hasTyped.current = true
      setKeys(keys + 1)
    } else go(currentTarget)
  }

  /** A box that loses the focus applies its text once: a second time would undo the press that took the focus. */
  function leave(left: HTMLFormElement): void {
    if (hasTyped.current) go(left)
    else if (newest.current.asked === location.pathname + location.search) left.reset()
  }

  async function ask(form: HTMLFormElement, address: string, isTyped: boolean): Promise<void> {
    const now = newest.current
    // A choice made meanwhile has its own address, and a visitor on the way to another page is not held back.
    if (now.asked !== address || now.isLeaving) return
    if (now.here !== address) {
      // A visit of the sheet is one step, which was made when it opened (R262).
      const replace = form.matches(':popover-open *') || (isTyped && now.typed === now.here)
      now.typed = isTyped ? address : ''
      await navigate(address, { preventScrollReset: true, replace })
      // The address is there before the boxes follow it: a box ticked in between counts with those ticked before.
      if (now.asked !== address) return
      followed()
      if (location.pathname + location.search === address) return
    } else {
      followed()
      if (isTyped) return
    }
    // A list that failed to load changes no box, and a value that is not a criterion requests no list.
    form.reset()
  }

  return { wanted, isLoading: ahead !== null || keys > 0, go, change, leave }
}
