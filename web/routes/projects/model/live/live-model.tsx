import './live-model.css'
import { memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ModelFlat } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import { levelTitle } from '../../../../blocks/house/unit-words.ts'
import { estateTitle } from '../../../../i18n/estate-words.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'
import type { ModelAddress, OpenWindow, ShownModel } from '../model-shown.ts'
import { HouseLabels } from './house-labels.tsx'
import { type LiveScene, openScene } from './scene.ts'

export type LiveModelProps = {
  shown: ShownModel
  moment: SunMoment
  open: OpenWindow | null
  at: ModelAddress
  onLost: () => void
}

/** A press that moved further is a drag, in pixels. */
const still = 6

/** A press of a button turns by so much, in pixels of a drag. */
const turn = 60

/**
 * The model in space. A lit window opens its flat: under the mouse its words appear below, a press opens its page; a
 * finger's first tap shows the words with their links. The list of flats on the page has all of them for the keyboard.
 */
export function LiveModel({ shown, moment, open, at, onLost }: LiveModelProps) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const press = useRef<{ x: number; y: number; isDrag: boolean } | null>(null)
  const north = useRef<SVGSVGElement>(null)
  const hover = useRef(0)
  const [scene, setScene] = useState<LiveScene | null>(null)
  const [chosen, choose] = useState<number | null>(null)
  const spot = open?.spot ?? null
  usePlainLinks(box)
  const flat = useMemo(() => shown.model.flats.find(({ id }) => id === chosen), [shown, chosen])

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const opened = openScene(element, shown)
    setScene(opened)
    element.addEventListener('webglcontextlost', onLost)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      cancelAnimationFrame(hover.current)
      setScene(null)
      opened.destroy()
    }
    // Another way to say that it is lost opens no other scene.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown])
  useEffect(() => scene?.setSun(sunPlace(moment, shown.model)), [scene, shown, moment])
  useEffect(() => scene?.lookFrom(spot), [scene, spot])
  useEffect(() => scene?.mark(chosen), [scene, chosen])

  useEffect(() => {
    const element = canvas.current
    if (scene === null || element === null) return
    const turnArrow = () => {
      if (north.current !== null) north.current.style.transform = `rotate(${scene.north()}deg)`
    }
    turnArrow()
    element.addEventListener('model-turn', turnArrow)
    return () => element.removeEventListener('model-turn', turnArrow)
  }, [scene])

  const flatUnder = ({ nativeEvent }: PointerEvent) =>
    scene?.flatAt(nativeEvent.offsetX, nativeEvent.offsetY) ?? null

  function down(event: PointerEvent<HTMLCanvasElement>): void {
    press.current = { x: event.clientX, y: event.clientY, isDrag: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent<HTMLCanvasElement>): void {
    const held = press.current
    if (held === null) {
      if (event.pointerType !== 'mouse' || hover.current !== 0) return
      // Once a frame: the mouse tells of itself more often.
      hover.current = requestAnimationFrame(() => {
        hover.current = 0
        choose(flatUnder(event))
      })
      return
    }
    const [right, below] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.isDrag && Math.hypot(right, below) < still) return
    press.current = { x: event.clientX, y: event.clientY, isDrag: true }
    scene?.drag(right, below)
  }

  function up(event: PointerEvent<HTMLCanvasElement>): void {
    const held = press.current
    press.current = null
    if (held === null || held.isDrag) return
    const id = flatUnder(event)
    choose(id)
    const pressed = shown.model.flats.find((each) => each.id === id)
    if (pressed !== undefined && event.pointerType === 'mouse')
      void navigate(pages.estate(language, 'flat', pressed.slug))
  }

  return (
    // A model is not a set of fields.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="live-model" role="group" ref={box} aria-label={t('model.live')}>
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-on={chosen === null ? undefined : 'flat'}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          press.current = null
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && choose(null)}
      />
      <HouseLabels shown={shown} scene={scene} canvas={canvas} />
      <p className="live-north" aria-hidden="true">
        <svg viewBox="-12 -12 24 24" ref={north}>
          <path d="M0-10L5 8L0 5L-5 8z" />
        </svg>
        {t('compass.n')}
      </p>
      <LiveTools scene={scene} />
      <FlatLine flat={flat ?? null} at={at} />
    </div>
  )
}

/** Nearer, farther and around, for who cannot drag. */
const LiveTools = memo(function LiveTools({ scene }: { scene: LiveScene | null }) {
  const { t } = useI18n()
  return (
    <div className="live-tools">
      <button type="button" aria-label={t('model.nearer')} onClick={() => scene?.come(0.8)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('model.farther')} onClick={() => scene?.come(1.25)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={t('model.turn.left')} onClick={() => scene?.drag(turn, 0)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" aria-label={t('model.turn.right')} onClick={() => scene?.drag(-turn, 0)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
})

/** The flat under the mouse in words, with its page and its view. */
const FlatLine = memo(function FlatLine({ flat, at }: { flat: ModelFlat | null; at: ModelAddress }) {
  const i18n = useI18n()
  const { t, language, shortPrice } = i18n
  return (
    <output className="live-line">
      {flat === null ? (
        t('model.hint')
      ) : (
        <>
          <span>
            <b>{`№ ${flat.number}, ${estateTitle({ ...flat, category: 'flat' }, i18n)}`}</b>
            <span className="figures">
              {[levelTitle(flat.floor, i18n), flat.price === null ? '' : shortPrice(flat.price)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <a href={pages.estate(language, 'flat', flat.slug)}>{t('model.flat.open')}</a>
          <a href={at(flat.id)}>{t('model.flat.view')}</a>
        </>
      )}
    </output>
  )
})
