/** A place of the canvas, in pixels. */
export type CanvasPlace = { readonly x: number; readonly y: number }

/** What a hand does on the canvas. */
export type HandActs = {
  /** It turns the picture, by pixels. */
  readonly drag: (right: number, down: number) => void
  /** The mouse is over a place, told once a frame; null where it has left. */
  readonly point: (at: CanvasPlace | null) => void
  /** It has pressed a place and has not moved. */
  readonly press: (at: CanvasPlace, isMouse: boolean) => void
}

/** A press that moved further is a drag, in pixels. */
const still = 6

/**
 * Follows mouse and finger on the canvas.
 *
 * @returns ends it
 */
export function followHand(canvas: HTMLCanvasElement, { drag, point, press }: HandActs): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let held: { x: number; y: number; isDrag: boolean } | null = null
  let asked = 0
  function down({ clientX, clientY, pointerId }: PointerEvent): void {
    held = { x: clientX, y: clientY, isDrag: false }
    canvas.setPointerCapture(pointerId)
  }
  function move(event: PointerEvent): void {
    const { clientX, clientY } = event
    if (held !== null) {
      const [right, below] = [clientX - held.x, clientY - held.y]
      if (!held.isDrag && Math.hypot(right, below) < still) return
      held = { x: clientX, y: clientY, isDrag: true }
      drag(right, below)
      return
    }
    if (event.pointerType !== 'mouse' || asked !== 0) return
    // Asked for here, and of no drag: it has the page laid out, and in the frame that would be done once more.
    const at = { x: event.offsetX, y: event.offsetY }
    // Once a frame: the mouse tells of itself more often.
    asked = requestAnimationFrame(() => {
      asked = 0
      point(at)
    })
  }
  function up({ offsetX, offsetY, pointerType }: PointerEvent): void {
    const was = held
    held = null
    if (was !== null && !was.isDrag) press({ x: offsetX, y: offsetY }, pointerType === 'mouse')
  }
  canvas.addEventListener('pointerdown', down, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', up, { signal })
  canvas.addEventListener('pointercancel', () => (held = null), { signal })
  canvas.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && point(null), {
    signal,
  })
  return () => {
    ended.abort()
    cancelAnimationFrame(asked)
  }
}
