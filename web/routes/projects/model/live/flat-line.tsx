import { memo, useEffect, useRef } from 'react'
import type { ModelFlat } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { modelSearch } from '#domain/model/model-query.ts'
import { levelTitle } from '../../../../blocks/house/unit-words.ts'
import { estateTitle } from '../../../../i18n/estate-words.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import type { ShownModel } from '../model-shown.ts'
import type { MomentFeed } from '../moment-feed.ts'
import type { ChosenFlat } from './chosen-flat.ts'

type FlatLineProps = {
  shown: ShownModel
  chosen: ChosenFlat
  feed: MomentFeed
  /** Lit windows are in sight: from above, not out of a window (R1309). */
  hasHint: boolean
}

/** The flat under the mouse in words, with its page and its view. It follows the mouse without React. */
export const FlatLine = memo(function FlatLine({ shown: { model }, chosen, feed, hasHint }: FlatLineProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const hint = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const page = useRef<HTMLAnchorElement>(null)
  const view = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const { shortPrice } = i18n
    const byId = new Map(model.flats.map((flat) => [flat.id, flat]))
    const title = (flat: ModelFlat) => `№ ${flat.number}, ${estateTitle({ ...flat, category: 'flat' }, i18n)}`
    const facts = (flat: ModelFlat) =>
      [levelTitle(flat.floor, i18n), flat.price === null ? '' : shortPrice(flat.price)]
        .filter(Boolean)
        .join(', ')
    const write = () => {
      const flat = byId.get(chosen.said() ?? 0)
      hint.current?.toggleAttribute('hidden', flat !== undefined)
      for (const part of [words, page, view]) part.current?.toggleAttribute('hidden', flat === undefined)
      if (flat === undefined) return
      const [name, rest] = words.current?.children ?? []
      if (name !== undefined) name.textContent = title(flat)
      if (rest !== undefined) rest.textContent = facts(flat)
      page.current?.setAttribute('href', pages.estate(language, 'flat', flat.slug))
      const at = modelSearch({ ...feed.at('rest'), unit: flat.id, side: null })
      view.current?.setAttribute('href', pages.model(language, model.slug, at))
    }
    write()
    const ends = [chosen.follow(write), feed.follow('rest', write)]
    return () => {
      for (const end of ends) end()
    }
  }, [model, chosen, feed, i18n, language])
  // Until a flat is chosen they lead nowhere else.
  const whole = pages.model(language, model.slug)
  return (
    <output className="live-line">
      {hasHint && <span ref={hint}>{t('model.hint')}</span>}
      <span ref={words} hidden>
        <b />
        <span className="figures" />
      </span>
      <a ref={page} href={whole} hidden>
        {t('model.flat.open')}
      </a>
      <a ref={view} href={whole} hidden>
        {t('model.flat.view')}
      </a>
    </output>
  )
})
