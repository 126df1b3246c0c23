import { type InputEvent, useEffect, useId, useRef, useState } from 'react'
import { BoundBox } from '../../ui/form/bound-box.tsx'

type SliderFieldProps = {
  name: string
  /** The label above, with the meaning of the value beside the digits: «Первый взнос, 30 %». */
  title: string
  /** The name of the typed box, and of the slider. */
  label: string
  slider: string
  /** The typed form of the value, and the one that the slider announces. */
  text: string
  said: string
  range: { min: number; max: number; step: number; value: number }
  /** Both ends in words. */
  ends: readonly [from: string, to: string]
  /** The error of the value, in words. */
  error?: string
  onSlide: (value: number) => void
  apply: (form: HTMLFormElement) => void
}

/** A value that may be typed, and with JavaScript moved: without it the box alone is there and sends the form. */
export function SliderField(props: SliderFieldProps) {
  const { name, title, label, slider, text, said, range, ends, error, onSlide, apply } = props
  const { min, max, step } = range
  const value = Math.min(Math.max(range.value, min), max)
  const input = useRef<HTMLInputElement>(null)
  const fill = max > min ? (value - min) / (max - min) : 0
  useEffect(() => input.current?.style.setProperty('--fill', String(fill)), [fill])
  const errorId = useId()
  const [refused, setRefused] = useState('')
  const wrong = refused || error

  function startAnew({ currentTarget }: InputEvent<HTMLDivElement>): void {
    for (const box of currentTarget.querySelectorAll('input')) box.setCustomValidity('')
    setRefused('')
  }

  return (
    <div
      className="slider-field"
      onInput={startAnew}
      onInvalidCapture={(event) => {
        event.preventDefault()
        if (event.target instanceof HTMLInputElement) setRefused(event.target.validationMessage)
      }}
    >
      <div className="slider-field-head">
        <span aria-hidden="true">{title}</span>
        <BoundBox
          name={name}
          label={label}
          value={text}
          placeholder=""
          {...(wrong && { error: errorId })}
          apply={apply}
        />
      </div>
      {wrong && (
        <p className="slider-field-error" id={errorId} role="alert">
          {wrong}
        </p>
      )}
      <input
        ref={input}
        type="range"
        aria-label={slider}
        aria-valuetext={said}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
      <p className="slider-field-ends caption figures" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
