import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { calculationRest, consultationDelay, consultationSection } from '#domain/consultation.ts'
import { useDialogs } from '../dialogs/use-dialogs.ts'

/** How long before the offer its picture and its code are fetched, in milliseconds. */
const ahead = 1500

/** Something was opened or closed, typed or chosen, or a field was left. */
const busy = ['toggle', 'input', 'focusout']

/** A calculator. */
const counting = '[data-counting]'

/**
 * Offers a consultation five seconds after the visitor has come to projects, properties or purchase methods (R124).
 * An opened window or typed text restarts the five seconds when it is closed (A34); a choice in a calculator makes them
 * a minute (R1334). Going from page to page inside a section, or to another language, keeps the time; leaving the
 * section ends it.
 */
export function useConsultation(): void {
  const { pathname } = useLocation()
  // A page that did not open is nothing to be consulted on.
  const hasFailed = (useRouteError() ?? null) !== null
  const section = hasFailed ? null : consultationSection(pathname)
  const { open, prepare } = useDialogs()
  useEffect(() => {
    if (section === null) return
    let offer: Promise<(() => Promise<boolean>) | null> | undefined
    let timers: ReturnType<typeof setTimeout>[] = []
    let countedAt = -calculationRest

    const fetchOffer = (): void => {
      if (offer !== undefined || isUndisturbed()) return
      prepare()
      offer = import('./consultation-offer.ts').then(
        ({ prepareOffer }) => prepareOffer(section, open),
        () => null,
      )
    }
    const make = async (): Promise<void> => {
      const waited = timers
      const show = await offer
      // A window opened or a text typed while its code loaded has restarted the time.
      if (timers !== waited || show === null) return
      // On a page that is not to be disturbed nothing was fetched; the next page may be another.
      if (show === undefined || isUndisturbed()) return wait()
      const isDone = await show()
      // The window itself has opened and restarted the time: what was offered once is not offered again.
      if (isDone) stop()
      else if (timers === waited) wait()
    }
    const stop = (): void => {
      for (const timer of timers) clearTimeout(timer)
      timers = []
      for (const type of busy) document.removeEventListener(type, onBusy, true)
    }
    const wait = (): void => {
      for (const timer of timers) clearTimeout(timer)
      const delay = Math.max(consultationDelay, countedAt + calculationRest - performance.now())
      timers = [setTimeout(fetchOffer, delay - ahead), setTimeout(() => void make(), delay)]
    }
    const onBusy = ({ type, target }: Event) => {
      // Nothing waits there, and its sliders would set timers at each step.
      if (isUndisturbed()) return
      const isIn = (part: string) => target instanceof Element && target.closest(part) !== null
      if (type === 'input' && isIn(counting)) countedAt = performance.now()
      if (type !== 'focusout' || isIn('form')) wait()
    }
    wait()
    for (const type of busy) document.addEventListener(type, onBusy, true)
    return stop
  }, [section, open, prepare])
}

/** Whether the page has what nothing is laid over: a model is looked at and turned, a price is read. */
function isUndisturbed(): boolean {
  return document.querySelector('[data-undisturbed]') !== null
}
