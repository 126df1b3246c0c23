import './choices.css'
import { FollowingBox } from './following-box.tsx'

type TicksProps = {
  label: string
  name: string
  /** `label` is read aloud, where the title is only a sign. */
  options: readonly { value: string; title: string; label?: string }[]
  chosen: readonly string[]
}

/** A few choices of which any number holds, side by side where there is room. */
export function Ticks({ label, name, options, chosen }: TicksProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className="choices-row">
        {options.map(({ value, title, label }) => (
          <label key={value} className="choice">
            <FollowingBox name={name} value={value} checked={chosen.includes(value)} aria-label={label} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
