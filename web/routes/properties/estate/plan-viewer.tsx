import './plan-viewer.css'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { moveBy, wholePlan, type Zoom, zoomAt } from './plan-zoom.ts'

type Point = { x: number; y: number }

export type PlanViewerProps = {
  plan: { detail: string; width: number; height: number }
  title: string
  onClose: () => void
}

/** One step of a button or a key, and of a double tap. */
const step = 1.5
const doubleTap = 2.5

/** Two taps within this many milliseconds are one double tap, if neither moved further than so many pixels. */
const tapPause = 320
const tapSlip = 10

/** A plan on the whole screen: wheel, pinch, double tap, drag, keys and buttons bring it nearer and move it. */
export function PlanViewer({ plan, title, onClose }: PlanViewerProps) {
  const { t } = useI18n()
  const stage = useRef<SVGSVGElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<{ time: number; at: Point } | null>(null)
  const [zoom, setZoom] = useState(wholePlan)
  const middle = { x: plan.width / 2, y: plan.height / 2 }

  const zoomBy = (factor: number, at: Point) => setZoom((before) => zoomAt(before, factor, at, plan))
  const move = (by: Point) => setZoom((before) => moveBy(before, by, plan))

  useEffect(() => {
    const sheet = stage.current
    const onKey = (event: KeyboardEvent) => {
      const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (change === undefined) return
      event.preventDefault()
      setZoom((before) => change(before, plan))
    }
    // React listens for wheels without the right to stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = onSheet(sheet, { x: event.clientX, y: event.clientY })
      setZoom((before) => zoomAt(before, wheelFactor(event), at, plan))
    }
    document.addEventListener('keydown', onKey)
    sheet?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      document.removeEventListener('keydown', onKey)
      sheet?.removeEventListener('wheel', onWheel)
    }
  }, [plan])

  function press(event: PointerEvent<SVGSVGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size > 1) {
      lastTap.current = null
      return
    }
    const before = lastTap.current
    const isSecond =
      before !== null && event.timeStamp - before.time < tapPause && far(before.at, at) < tapSlip
    lastTap.current = isSecond ? null : { time: event.timeStamp, at }
    if (!isSecond) return
    const there = onSheet(event.currentTarget, at)
    setZoom((now) => (now.scale > 1 ? wholePlan : zoomAt(now, doubleTap, there, plan)))
  }

  function drag(event: PointerEvent<SVGSVGElement>): void {
    const from = fingers.current.get(event.pointerId)
    if (from === undefined) return
    const to = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, to)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const [start, end] = [onSheet(event.currentTarget, from), onSheet(event.currentTarget, to)]
    // Of two fingers each moves the drawing by half of its own way.
    const share = other === undefined ? 1 : 0.5
    move({ x: (end.x - start.x) * share, y: (end.y - start.y) * share })
    if (other === undefined) return
    const between = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    zoomBy(far(to, other) / Math.max(1, far(from, other)), onSheet(event.currentTarget, between))
  }

  function release(event: PointerEvent<SVGSVGElement>): void {
    fingers.current.delete(event.pointerId)
  }

  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} full>
      <div className="plan-viewer">
        <svg
          className="plan-viewer-stage"
          ref={stage}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          role="img"
          aria-label={title}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <g transform={`translate(${zoom.x} ${zoom.y}) scale(${zoom.scale})`}>
            <image href={plan.detail} width={plan.width} height={plan.height} />
          </g>
        </svg>
        <p className="caption plan-viewer-hint">{t('estate.viewer.hint')}</p>
        <div className="plan-viewer-tools">
          <Tool icon="minus" label={t('estate.viewer.zoom_out')} onUse={() => zoomBy(1 / step, middle)} />
          <output className="figures" aria-live="polite">
            <span className="visually-hidden">
              {t('estate.viewer.scale', { percent: Math.round(zoom.scale * 100) })}
            </span>
            <span aria-hidden="true">{Math.round(zoom.scale * 100)}%</span>
          </output>
          <Tool icon="plus" label={t('estate.viewer.zoom_in')} onUse={() => zoomBy(step, middle)} />
          <Tool icon="expand" label={t('estate.viewer.whole')} onUse={() => setZoom(wholePlan)} />
        </div>
      </div>
    </Dialog>
  )
}

function Tool({ icon, label, onUse }: { icon: IconName; label: string; onUse: () => void }) {
  return (
    <button className="icon-button" type="button" aria-label={label} title={label} onClick={onUse}>
      <Icon name={icon} />
    </button>
  )
}

type Size = PlanViewerProps['plan']

/** Zooms in or out at the middle; an arrow moves the view in its direction. */
const nearer = (factor: number) => (zoom: Zoom, size: Size) =>
  zoomAt(zoom, factor, { x: size.width / 2, y: size.height / 2 }, size)
const aside = (x: number, y: number) => (zoom: Zoom, size: Size) =>
  moveBy(zoom, { x: -x * size.width * 0.1, y: -y * size.height * 0.1 }, size)

const keys: Readonly<Record<string, (zoom: Zoom, size: Size) => Zoom>> = {
  '+': nearer(step),
  '=': nearer(step),
  '-': nearer(1 / step),
  '0': () => wholePlan,
  ArrowLeft: aside(-1, 0),
  ArrowRight: aside(1, 0),
  ArrowUp: aside(0, -1),
  ArrowDown: aside(0, 1),
}

/** Pixels of a mouse's wheel, lines of some, and the fine steps of a touchpad's pinch, which comes with Ctrl. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY
  return Math.exp(-Math.min(200, Math.max(-200, pixels)) * (ctrlKey ? 0.01 : 0.002))
}

/** Where a point of the screen is on the drawing's sheet. */
function onSheet(stage: SVGSVGElement | null, { x, y }: Point): Point {
  const matrix = stage?.getScreenCTM()?.inverse()
  return matrix === undefined ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix)
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
