import { type RefObject, useEffect, useState } from 'react'

const prefix = 'project-'

/** The `id` of a project's card in the list, which its pin leads to. */
export function cardId(id: number): string {
  return prefix + id
}

/** The project whose card has the pointer on it or the focus in it; null while there is none. */
export function useLookedAt(list: RefObject<HTMLElement | null>): number | null {
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  useEffect(() => {
    const cards = list.current
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(`[id^=${prefix}]`) : null
      setLookedAt(card === null ? null : Number(card.id.slice(prefix.length)))
    }
    const away = () => setLookedAt(null)
    cards?.addEventListener('pointerover', look)
    cards?.addEventListener('focusin', look)
    cards?.addEventListener('pointerleave', away)
    cards?.addEventListener('focusout', away)
    return () => {
      cards?.removeEventListener('pointerover', look)
      cards?.removeEventListener('focusin', look)
      cards?.removeEventListener('pointerleave', away)
      cards?.removeEventListener('focusout', away)
    }
  }, [list])
  return lookedAt
}
