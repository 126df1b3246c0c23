import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { consultationDelay, consultationSection } from '#domain/consultation.ts'
import { useDialogs } from '../dialogs/use-dialogs.ts'

/** How long before the offer its picture and its code are fetched, in milliseconds. */
const ahead = 1500

/**
 * Offers a consultation five seconds after the visitor has come to projects, properties or purchase methods (R124).
 * Going from page to page inside a section, or to another language, keeps the time; leaving the section ends it.
 */
export function useConsultation(): void {
  const { pathname } = useLocation()
  // A page that did not open is nothing to be consulted on.
  const hasFailed = (useRouteError() ?? null) !== null
  const section = hasFailed ? null : consultationSection(pathname)
  const { open, prepare } = useDialogs()
  useEffect(() => {
    if (section === null) return
    let hasLeft = false
    const offer = Promise.withResolvers<(() => void) | null>()
    const timers = [
      setTimeout(() => {
        prepare()
        const code = import('./consultation-offer.ts')
        offer.resolve(code.then(({ prepareOffer }) => prepareOffer(section, open)).catch(() => null))
      }, consultationDelay - ahead),
      setTimeout(() => void offer.promise.then((make) => hasLeft || make?.()), consultationDelay),
    ]
    return () => {
      hasLeft = true
      for (const timer of timers) clearTimeout(timer)
    }
  }, [section, open, prepare])
}
