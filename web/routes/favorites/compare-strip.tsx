import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShortlistEstate } from '#contract/shortlist.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { estateTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'

type CompareStripProps = { estates: readonly ShortlistEstate[]; table: RefObject<HTMLElement | null> }

/**
 * On small screens, where the table scrolls sideways and its head cannot stay by itself: which column is which, at the
 * top of the window, while the head is out of sight and the rows are not. For the eye only; the table has its heads.
 */
export function CompareStrip({ estates, table }: CompareStripProps) {
  const i18n = useI18n()
  const strip = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const scroller = table.current
    const head = scroller?.querySelector('thead')
    const rows = scroller?.querySelector('tbody')
    if (!scroller || !head || !rows) return
    const inSight = new Map<Element, boolean>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inSight.set(target, isIntersecting)
      setIsShown(
        inSight.get(rows) === true && inSight.get(head) === false && head.getBoundingClientRect().top < 0,
      )
    })
    observer.observe(head)
    observer.observe(rows)
    const follow = () => {
      if (strip.current !== null) strip.current.scrollLeft = scroller.scrollLeft
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', follow)
    }
  }, [table])
  useEffect(() => {
    if (isShown && strip.current !== null) strip.current.scrollLeft = table.current?.scrollLeft ?? 0
  }, [isShown, table])

  if (!isShown) return null
  return (
    <div className="compare-strip" aria-hidden="true" ref={strip}>
      <div className={`compare-strip-columns compare-of-${estates.length}`}>
        {estates.map((estate) => {
          const price = shownPrice(estate)
          return (
            <div key={estate.id}>
              {estate.plan !== null && (
                <img src={estate.plan.card} width={estate.plan.width} height={estate.plan.height} alt="" />
              )}
              <span>
                {estateTitle(estate, i18n)}
                <b className="figures">
                  {price === null ? i18n.t(statusKey(estate.status)) : i18n.price(price)}
                </b>
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
