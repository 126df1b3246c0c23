import './choices.css'

type TicksProps = {
  label: string
  name: string
  /** `label` is what is read aloud, where the title is no more than a sign. */
  options: readonly { value: string; title: string; label?: string }[]
  chosen: readonly string[]
}

/** Boxes that follow the address: React must not call them read-only, the form around them listens. */
function heardByForm(): void {}

/** A few choices of which any number holds, side by side where there is room. */
export function Ticks({ label, name, options, chosen }: TicksProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className="choices-row">
        {options.map(({ value, title, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={heardByForm}
              aria-label={label}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
