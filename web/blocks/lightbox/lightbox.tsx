import './lightbox.css'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { LargePicture } from './large-picture.ts'

export type LightboxProps = {
  title: string
  pictures: readonly LargePicture[]
  /** The place of the one to begin with. */
  first: number
  onClose: () => void
}

/** A finger that moves further than this to a side changes the picture. Pixels. */
const swipe = 48

/** Pictures one by one on the whole screen: arrows, buttons and swipes lead on, after the last comes the first. */
export function Lightbox({ title, pictures, first, onClose }: LightboxProps) {
  const { t } = useI18n()
  const [at, setAt] = useState(first)
  const pressed = useRef<{ id: number; x: number; y: number } | null>(null)
  const total = pictures.length
  const picture = pictures[at]
  const step = (by: number) => setAt((before) => (before + by + total) % total)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || total < 2) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt((to + total) % total)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  function release(event: PointerEvent): void {
    const from = pressed.current
    pressed.current = null
    // A visitor who has zoomed in with two fingers moves the visible part.
    if (from?.id !== event.pointerId || total < 2 || (visualViewport?.scale ?? 1) > 1.05) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
  }

  if (picture === undefined) return null
  const near = [...new Set([at, (at + 1) % total, (at - 1 + total) % total])]
  const place = t('lightbox.place', { number: at + 1, total })
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} full>
      <div className="lightbox">
        <div
          className="lightbox-stage"
          onPointerDown={(event) => {
            pressed.current = event.isPrimary
              ? { id: event.pointerId, x: event.clientX, y: event.clientY }
              : null
          }}
          onPointerUp={release}
          onPointerCancel={() => {
            pressed.current = null
          }}
        >
          {near.map((each) => {
            const shown = pictures[each]
            return shown !== undefined && <Large key={each} picture={shown} waits={each !== at} />
          })}
        </div>
        <p className="lightbox-caption" aria-hidden="true">
          {picture.caption}
        </p>
        {total > 1 && (
          <div className="lightbox-tools">
            <Step icon="chevron-left" label={t('lightbox.previous')} onUse={() => step(-1)} />
            <output className="figures">
              <span className="visually-hidden">{picture.caption} </span>
              {place}
            </output>
            <Step icon="chevron-right" label={t('lightbox.next')} onUse={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** One picture. Those beside it wait unseen, so that the next step shows them at once. */
function Large({ picture, waits }: { picture: LargePicture; waits: boolean }) {
  const { src, srcset, srcsetAvif, width, height, caption } = picture
  // Whole on the screen: as wide as it, or as its height allows.
  const sizes = `min(100vw, ${String(Math.round((width / height) * 100))}vh)`
  return (
    <picture className={waits ? 'lightbox-waiting' : undefined}>
      {srcsetAvif !== '' && <source type="image/avif" srcSet={srcsetAvif} sizes={sizes} />}
      <img
        src={src}
        {...(srcset !== '' && { srcSet: srcset, sizes })}
        width={width}
        height={height}
        alt={caption}
        draggable={false}
      />
    </picture>
  )
}

function Step(props: { icon: 'chevron-left' | 'chevron-right'; label: string; onUse: () => void }) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onUse}
    >
      <Icon name={props.icon} />
    </button>
  )
}
