import { memo, type RefObject, useEffect, useRef } from 'react'
import { apart, beside, type Covered, letteringOf } from '../house-names.ts'
import type { ShownModel } from '../model-shown.ts'
import type { LiveScene } from './scene.ts'

type HouseLabelsProps = {
  shown: ShownModel
  scene: LiveScene | null
  canvas: RefObject<HTMLCanvasElement | null>
}

/** A line of a name and a letter of it with its share of the space around, in pixels. */
const letters = { line: 22, letter: 10 }

/** The names of houses over their roofs. They move with the eye, and without React. */
export const HouseLabels = memo(function HouseLabels({ shown, scene, canvas }: HouseLabelsProps) {
  const names = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = canvas.current
    const box = names.current
    if (scene === null || element === null || box === null) return
    const { houses } = shown.model
    const lettering = letteringOf(houses, letters)
    const labels = [...box.children].filter((label) => label instanceof HTMLElement)
    const placed = labels.map(() => '')
    let [covered, width]: [Covered[], number] = [[], 0]
    // Measured when something has changed its size: asked for in each frame, the page would be laid out in each.
    const measured = new ResizeObserver(() => {
      width = box.clientWidth
      covered = coveredOf(box)
      place()
    })
    function place(): void {
      const roofs = beside(scene?.roofs() ?? [], lettering, covered, width)
      const at = new Map(apart(roofs, lettering).map((name) => [name.house, name]))
      for (const [index, label] of labels.entries()) {
        const name = at.get(houses[index]?.id ?? 0)
        const where = name === undefined ? '' : `translate(${Math.round(name.x)}px, ${Math.round(name.y)}px)`
        if (placed[index] === where) continue
        placed[index] = where
        label.hidden = where === ''
        label.style.transform = where
      }
    }
    measured.observe(box)
    for (const part of partsOver(box)) measured.observe(part)
    element.addEventListener('model-turn', place)
    return () => {
      measured.disconnect()
      element.removeEventListener('model-turn', place)
    }
  }, [scene, shown, canvas])
  return (
    <div className="live-names" aria-hidden="true" ref={names}>
      {shown.model.houses.map(({ id, name }) => (
        <span key={id} hidden>
          {name}
        </span>
      ))}
    </div>
  )
})

/** Buttons, the arrow to north and the line of words lie over the picture too. */
function partsOver(box: HTMLElement): HTMLElement[] {
  return [
    ...(box.parentElement?.querySelectorAll<HTMLElement>(
      ':scope > :is(.live-tools, .live-north, .live-line)',
    ) ?? []),
  ]
}

function coveredOf(box: HTMLElement): Covered[] {
  const gap = 6
  return partsOver(box).map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    left: offsetLeft - gap,
    right: offsetLeft + offsetWidth + gap,
    top: offsetTop - gap,
    bottom: offsetTop + offsetHeight + gap,
  }))
}
