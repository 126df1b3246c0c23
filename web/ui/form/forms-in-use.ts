/** Forms that send something. A form with `get` only asks for a page, and its fields follow the address. */
const sending = 'form[method=post]'

/** Whether anything was typed, ticked or chosen in a form that sends something, and would be lost with it. */
export function hasDirtyForm(within: ParentNode = document): boolean {
  return [...within.querySelectorAll<HTMLFormElement>(sending)].some((form) =>
    [...form.elements].some(isChanged),
  )
}

/** Whether the page holds anything that it did not come with: words, ticks, chosen criteria. */
export function hasChangedField(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

/** Whether anything lies open over the page or in it, or plays. */
export function hasOpenPart(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')]
  return (
    document.querySelector('dialog[open], :popover-open, details[open]') !== null ||
    media.some(({ paused }) => !paused)
  )
}

/** Whether the visitor is busy with a form of any kind. */
export function isInForm(): boolean {
  return Boolean(document.activeElement?.closest('form'))
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const [first] = field.options
    const initial = [...field.options].find((option) => option.defaultSelected) ?? first
    return field.selectedOptions[0] !== initial
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
