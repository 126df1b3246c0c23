import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../../ui/after-paint.ts'

/** How a list keeps its wishes in its address. */
export type WishAddress<Wishes> = {
  read: (params: URLSearchParams) => Wishes
  /** The address of the list with these wishes. */
  to: (wishes: Wishes) => string
}

/**
 * The filter form with JavaScript: every change goes to the address of the list it asks for.
 * `wanted` is what the visitor has chosen, ahead of the answer, so that a ticked box stays ticked meanwhile.
 */
export function useFilterForm<Wishes>(wishes: Wishes, { read, to }: WishAddress<Wishes>) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [path = ''] = to(wishes).split('?')
  const ahead = navigation.location?.pathname === path ? navigation.location.search : null
  const wanted = ahead === null ? wishes : read(new URLSearchParams(ahead))

  const here = to(wanted)
  /** The newest, for what is done a moment later. */
  const newest = useRef({ here, asked: here })
  useEffect(() => {
    newest.current.here = here
  }, [here])

  function go(form: HTMLFormElement): void {
    const params = new URLSearchParams()
    for (const [key, value] of new FormData(form)) params.append(key, String(value))
    const address = to(read(params))
    newest.current.asked = address
    afterPaint(() => void ask(form, address))
  }

  async function ask(form: HTMLFormElement, address: string): Promise<void> {
    // What was chosen meanwhile has an address of its own. Leaving a box after Enter asks for the same list again.
    if (newest.current.asked !== address || newest.current.here === address) return
    await navigate(address, { preventScrollReset: true })
    // The address is there before the boxes follow it: what is ticked in between counts with what was ticked before.
    if (newest.current.asked !== address || location.pathname + location.search === address) return
    // A list that could not be had changes no box by itself: they say again what the list is.
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
      box.checked = box.defaultChecked
    }
  }

  return { wanted, isLoading: ahead !== null, go }
}
