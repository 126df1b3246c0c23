import './live-model.css'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { compassSides } from '#domain/compass.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'
import { endMoves } from '../end-moves.ts'
import type { OpenWindow, ShownModel } from '../model-shown.ts'
import { feedClock, type MomentFeed } from '../moment-feed.ts'
import { type CanvasPlace, followHand } from './canvas-hand.ts'
import { createChosenFlat } from './chosen-flat.ts'
import { FlatLine } from './flat-line.tsx'
import { HouseLabels } from './house-labels.tsx'
import { type LiveScene, openScene } from './scene.ts'

export type LiveModelProps = {
  shown: ShownModel
  open: OpenWindow | null
  feed: MomentFeed
  onLost: () => void
}

/** A press of a button turns by so much, in pixels of a drag. */
const turn = 60

/**
 * The model in space. A lit window opens its flat: under the mouse its words appear below, a press opens its page; a
 * finger's first tap shows the words with their links. The list of flats on the page has all of them for the keyboard.
 */
export function LiveModel({ shown, open, feed, onLost }: LiveModelProps) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const north = useRef<SVGSVGElement>(null)
  const [scene, setScene] = useState<LiveScene | null>(null)
  const [chosen] = useState(() => createChosenFlat(feedClock))
  const spot = open?.spot ?? null
  const label = t(spot === null ? 'model.live' : 'model.live.window')
  usePlainLinks(box)
  useEffect(() => endMoves(box.current), [])

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const opened = openScene(
      element,
      shown,
      compassSides.map((side) => t(`compass.${side}`)),
    )
    setScene(opened)
    element.addEventListener('webglcontextlost', onLost)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      chosen.stop()
      setScene(null)
      opened.destroy()
    }
    // Another way to say that it is lost opens no other scene.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown])
  useEffect(() => {
    if (scene === null) return
    // Each move of a slider is a frame, and none of React's.
    const shine = () => scene.setMoment(feed.at('move'))
    shine()
    return feed.follow('move', shine)
  }, [scene, feed])
  useEffect(() => scene?.lookFrom(spot), [scene, spot])

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

  /** At once on the picture, and without React; the words follow. */
  const point = useEffectEvent((at: CanvasPlace | null): number | null => {
    const flat = at === null ? null : (scene?.flatAt(at.x, at.y) ?? null)
    scene?.mark(flat)
    canvas.current?.toggleAttribute('data-on', flat !== null)
    chosen.choose(flat)
    return flat
  })
  const press = useEffectEvent((at: CanvasPlace, isMouse: boolean): void => {
    const flat = point(at)
    const pressed = shown.model.flats.find(({ id }) => id === flat)
    if (pressed !== undefined && isMouse) void navigate(pages.estate(language, 'flat', pressed.slug))
  })
  useEffect(() => {
    const element = canvas.current
    if (scene === null || element === null) return
    return followHand(element, {
      drag: scene.drag,
      point: (at) => void point(at),
      press: (at, isMouse) => press(at, isMouse),
    })
  }, [scene])

  return (
    // A model is not a set of fields.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="live-model" role="group" ref={box} aria-label={label}>
      <canvas ref={canvas} aria-hidden="true" />
      <HouseLabels shown={shown} scene={scene} canvas={canvas} />
      <p className="live-north" aria-hidden="true">
        <svg viewBox="-12 -12 24 24" ref={north}>
          <path d="M0-10L5 8L0 5L-5 8z" />
        </svg>
        {t('compass.n')}
      </p>
      <LiveTools scene={scene} />
      <FlatLine shown={shown} chosen={chosen} feed={feed} hasHint={spot === null} />
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
