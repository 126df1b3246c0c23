import { useNavigate, useNavigation } from 'react-router'

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

  function go(form: HTMLFormElement): void {
    const params = new URLSearchParams()
    for (const [key, value] of new FormData(form)) params.append(key, String(value))
    const address = to(read(params))
    // Leaving a box after Enter asks for the same list again.
    if (address === to(wanted)) return
    void navigate(address, { preventScrollReset: true })
  }

  return { wanted, isLoading: ahead !== null, go }
}
