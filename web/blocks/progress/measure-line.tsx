import './measure-line.css'

/** The built part of a whole as an architect's dimension line (design language §1). The number is beside it. */
export function MeasureLine({ percent }: { percent: number }) {
  return (
    <svg className="measure-line" aria-hidden="true">
      <line x1="0" y1="50%" x2="100%" y2="50%" />
      <line className="measure-line-built" x1="0" y1="50%" x2={`${percent}%`} y2="50%" />
      <svg className="measure-line-end" x={`${percent}%`} y="50%">
        <path d="M-5 5 5-5" />
      </svg>
    </svg>
  )
}
