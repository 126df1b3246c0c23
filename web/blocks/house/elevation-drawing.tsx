import { useId } from 'react'
import type { Bay, Elevation, ElevationSection } from '#domain/elevation.ts'

type ElevationDrawingProps = {
  drawing: Elevation
  /** Sections with premises on the ground floor. */
  shops: ReadonlySet<number>
}

/** Far beyond every screen: sky and ground fill the box beside the house. */
const far = 6000

/**
 * The street side of a house in the manner of the site's illustrations: flat walls, shadows at 45°, one warm window
 * in about twenty. A floor of a section is drawn once and stacked.
 */
export function ElevationDrawing({ drawing, shops }: ElevationDrawingProps) {
  const id = useId()
  const { width, height, sections } = drawing
  return (
    <g aria-hidden="true" className="elevation">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="elevation-sky" />
          <stop offset="1" className="elevation-haze" />
        </linearGradient>
        {sections.map((section) => (
          <g key={section.no} id={`${id}floor${String(section.no)}`}>
            <Storey section={section} />
          </g>
        ))}
      </defs>
      <rect x={-far} y={height - 1600} width={far * 2 + width} height="1600" fill={`url(#${id}sky)`} />
      <rect
        x={-far}
        y={height - 1600 - far}
        width={far * 2 + width}
        height={far + 1}
        className="elevation-sky-fill"
      />
      <path className="elevation-far" d={neighbours(width, height)} />
      <rect x={-far} y={height} width={far * 2 + width} height={far} className="elevation-ground" />
      <rect x={-far} y={height} width={far * 2 + width} height="7" className="elevation-path" />
      {trees(width, height).map(([x, size]) => (
        <Tree key={x} x={x} foot={height} size={size} />
      ))}
      {sections.map((section, index) => (
        <g key={section.no}>
          <rect
            x={section.x}
            y={section.y}
            width={section.width}
            height={section.height}
            className={`elevation-wall elevation-wall-${String(index % 3)}`}
          />
          {section.storeys.map(({ floor, y }) =>
            floor === 1 ? null : <use key={floor} href={`#${id}floor${String(section.no)}`} y={y} />,
          )}
          <path className="elevation-warm" d={warmWindows(section)} />
          <Ground section={section} isTrading={shops.has(section.no)} />
          <rect
            x={section.x - 2}
            y={section.y - 3}
            width={section.width + 4}
            height="8"
            className="elevation-roof"
          />
          <path
            className="elevation-shade"
            d={`M${String(section.x)} ${String(section.y + 5)}h${String(section.width)}v5h${String(5 - section.width)}z`}
          />
        </g>
      ))}
      {sections.map((section, index) => {
        // A lower neighbour is in the shadow of a higher one: the sun is on the left.
        const before = sections[index - 1]
        if (before === undefined || before.y >= section.y) return null
        const deep = Math.min(section.y - before.y, section.width * 0.3)
        return (
          <path
            key={section.no}
            className="elevation-shade"
            d={`M${String(section.x)} ${String(section.y)}h${String(deep * 0.2)}l${String(deep * 0.2)} ${String(deep * 0.2)}V${String(height)}H${String(section.x)}z`}
          />
        )
      })}
    </g>
  )
}

/** A usual floor of a section; its top at 0. */
function Storey({ section }: { section: ElevationSection }) {
  const high = section.storeys[0]?.height ?? 0
  const openings = section.bays.map((bay) => opening(bay, high))
  const balconies = section.bays.filter(({ kind }) => kind === 'balcony')
  const railed = section.bays.filter(({ kind }) => kind === 'balcony' || kind === 'french')
  return (
    <>
      <path className="elevation-line" d={`M${n(section.x)} 0h${n(section.width)}`} />
      <path className="elevation-glass" d={openings.map(box).join('')} />
      <path
        className="elevation-shine"
        d={openings
          .map(({ x, y, width, height }) => {
            const cut = Math.min(width, height) * 0.8
            return `M${n(x)} ${n(y)}h${n(cut)}l${n(-cut)} ${n(cut)}z`
          })
          .join('')}
      />
      <path
        className="elevation-shade"
        d={openings.map(({ x, y, width }) => `M${n(x)} ${n(y)}h${n(width)}v2.4H${n(x + 2.4)}z`).join('')}
      />
      <path
        className="elevation-frame"
        d={openings.map(({ x, y, width, height }) => `M${n(x + width * 0.62)} ${n(y)}v${n(height)}`).join('')}
      />
      <path
        className="elevation-shade"
        d={balconies
          .map(
            ({ x, width }) =>
              `M${n(x + width * 0.07)} ${n(high)}h${n(width * 0.86)}l3 3.6h${n(-width * 0.86)}z`,
          )
          .join('')}
      />
      <path
        className="elevation-rail"
        d={railed
          .map(({ x, width, kind }) => {
            const wide = width * (kind === 'balcony' ? 0.86 : 0.5)
            return `M${n(x + (width - wide) / 2)} ${n(high * 0.6)}h${n(wide)}v${n(high * 0.33)}h${n(-wide)}z`
          })
          .join('')}
      />
      <path
        className="elevation-slab"
        d={balconies
          .map(
            ({ x, width }) =>
              `M${n(x + width * 0.05)} ${n(high * 0.92)}h${n(width * 0.9)}v2.6h${n(-width * 0.9)}z`,
          )
          .join('')}
      />
    </>
  )
}

/** The ground floor: the entrance in the middle, beside it shop windows or those of flats and stores. */
function Ground({ section, isTrading }: { section: ElevationSection; isTrading: boolean }) {
  const ground = section.storeys.at(-1)
  if (ground === undefined) return null
  const { x, y, width, height } = ground
  const entrance = section.bays.find(({ kind }) => kind === 'stairs')
  const others = section.bays.filter((bay) => bay !== entrance)
  const panes = others.map((bay) =>
    isTrading
      ? { x: bay.x + bay.width * 0.08, y: y + 12, width: bay.width * 0.84, height: height - 14 }
      : { x: bay.x + bay.width * 0.26, y: y + 10, width: bay.width * 0.48, height: 18 },
  )
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="elevation-plinth" />
      <path className="elevation-shop" d={panes.map(box).join('')} />
      {isTrading && (
        <>
          <path
            className="elevation-lit"
            d={panes
              .filter((_, index) => index % 3 !== 1)
              .map(box)
              .join('')}
          />
          <path
            className="elevation-awning"
            d={panes
              .map((pane) => `M${n(pane.x)} ${n(y + 8)}h${n(pane.width)}v4h${n(-pane.width)}z`)
              .join('')}
          />
        </>
      )}
      {entrance !== undefined && (
        <>
          <rect
            className="elevation-door"
            x={n(entrance.x + entrance.width * 0.2)}
            y={y + 14}
            width={n(entrance.width * 0.6)}
            height={height - 14}
          />
          <path
            className="elevation-frame"
            d={`M${n(entrance.x + entrance.width / 2)} ${n(y + 14)}v${n(height - 14)}`}
          />
          <rect
            className="elevation-slab"
            x={n(entrance.x + entrance.width * 0.02)}
            y={y + 9}
            width={n(entrance.width * 0.96)}
            height="4"
          />
        </>
      )}
    </>
  )
}

/** A round crown of a few circles, as in the illustrations. */
function Tree({ x, foot, size }: { x: number; foot: number; size: number }) {
  const crown = foot - size * 1.15
  return (
    <g>
      <path className="elevation-trunk" d={`M${n(x)} ${n(foot)}V${n(crown)}`} />
      <circle className="elevation-leaf" cx={n(x)} cy={n(crown)} r={n(size * 0.48)} />
      <circle
        className="elevation-leaf"
        cx={n(x - size * 0.34)}
        cy={n(crown + size * 0.2)}
        r={n(size * 0.34)}
      />
      <circle
        className="elevation-leaf-2"
        cx={n(x + size * 0.3)}
        cy={n(crown + size * 0.16)}
        r={n(size * 0.36)}
      />
      <circle
        className="elevation-leaf-2"
        cx={n(x + size * 0.06)}
        cy={n(crown - size * 0.3)}
        r={n(size * 0.3)}
      />
    </g>
  )
}

type Opening = { x: number; y: number; width: number; height: number }

function opening({ x, width, kind }: Bay, high: number): Opening {
  const [wide, top, bottom] = {
    window: [0.54, 0.24, 0.78],
    balcony: [0.72, 0.16, 0.92],
    french: [0.44, 0.18, 0.93],
    stairs: [0.34, 0.02, 0.86],
  }[kind] as [number, number, number]
  return {
    x: x + (width * (1 - wide)) / 2,
    y: high * top,
    width: width * wide,
    height: high * (bottom - top),
  }
}

/** The same windows are warm in every picture: a house is not a lottery. */
function warmWindows({ no, bays, storeys }: ElevationSection): string {
  return storeys
    .filter(({ floor }) => floor > 1)
    .flatMap(({ floor, y, height }) =>
      bays
        .filter(({ kind }, index) => kind !== 'stairs' && (no * 7 + floor * 11 + index * 5) % 19 === 0)
        .map((bay) => {
          const { x, y: top, width, height: high } = opening(bay, height)
          return box({ x, y: y + top, width, height: high * (bay.kind === 'window' ? 1 : 0.55) })
        }),
    )
    .join('')
}

/** Pale houses behind. */
function neighbours(width: number, height: number): string {
  return [
    [-1500, 300, 170],
    [-1100, 260, 250],
    [-760, 330, 130],
    [-330, 240, 190],
    [width + 90, 280, 160],
    [width + 460, 240, 230],
    [width + 800, 360, 120],
    [width + 1300, 300, 210],
  ]
    .map(([x = 0, wide = 0, high = 0]) => `M${n(x)} ${n(height)}v${n(-high)}h${n(wide)}v${n(high)}z`)
    .join('')
}

/** Left and right of the house: where, and how tall. */
function trees(width: number, height: number): [x: number, size: number][] {
  const tall = Math.min(64, height * 0.18)
  const beside = [-30, -120, -215, -290, -420, -560, -610, -800]
  return [
    ...beside.map((x, index): [number, number] => [x, tall * (index % 3 === 0 ? 0.8 : 1.1)]),
    ...beside.map((x, index): [number, number] => [width - x + 6, tall * (index % 3 === 1 ? 0.75 : 1)]),
  ]
}

function box({ x, y, width, height }: Opening): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
}

/** At most one decimal: a hundredth of a metre is invisible on a wall. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
