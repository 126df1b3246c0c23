import './choices.css'

type ChoicesProps = {
  label: string
  name: string
  options: readonly { value: string; title: string }[]
  defaultValue: string
}

/** A few choices of which one holds, side by side where there is room. */
export function Choices({ label, name, options, defaultValue }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className="choices-row">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
