import { maskPhone, type MaskedPhone, phoneProblem } from '#domain/phone.ts'

/**
 * Keeps typed, pasted and autofilled text in the shape +7 (###) ###-##-## without moving the caret
 * (R140), from now on. A script that writes into a field clears the browser's own undo history, so the field gets
 * another. Answers how to end it.
 *
 * @param onExtra hears after each change whether the mask left digits out, as those of a second number
 */
export function maskPhoneField(input: HTMLInputElement, onExtra: (isExtra: boolean) => void): () => void {
  let steps: MaskedPhone[] = [{ text: '', caret: 0 }]
  let at = 0

  function show({ text, caret }: MaskedPhone): void {
    if (text === input.value) return
    input.value = text
    if (input === document.activeElement) input.setSelectionRange(caret, caret)
  }

  /** Back for a negative number of steps. Does nothing at the ends. */
  function walk(count: number): void {
    at = Math.min(Math.max(at + count, 0), steps.length - 1)
    const step = steps[at]
    onExtra(false)
    if (step !== undefined) show(step)
  }

  function reshape(kind: string): void {
    const before = steps[at]?.text ?? ''
    onExtra(phoneProblem(input.value) === 'long')
    const caret = input.selectionStart ?? input.value.length
    const next = maskPhone(input.value, caret, { before, forward: kind === 'deleteContentForward' })
    if (next.text !== before) {
      steps = [...steps.slice(0, at + 1), next]
      at += 1
    }
    show(next)
  }

  function onInput(event: Event): void {
    const { inputType = '', isComposing = false } = event as Partial<InputEvent>
    // Shaking a phone and the browser's menu undo by themselves: their history has the typed text, not the shown one.
    if (inputType === 'historyUndo') walk(-1)
    else if (inputType === 'historyRedo') walk(1)
    // Until a composed text is finished it belongs to the keyboard.
    else if (!isComposing) reshape(inputType)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // By place and not by letter: with the Russian or Kazakh layout these keys have others.
    const isUndo = event.code === 'KeyZ' && !event.shiftKey
    const isRedo = (event.code === 'KeyZ' && event.shiftKey) || (event.code === 'KeyY' && event.ctrlKey)
    if (!isUndo && !isRedo) return
    event.preventDefault()
    walk(isUndo ? -1 : 1)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const onCompositionEnd = () => reshape('')
  // Before any other listener reads the field.
  input.addEventListener('input', onInput, { capture: true })
  input.addEventListener('compositionend', onCompositionEnd)
  input.addEventListener('keydown', onKeyDown)
  if (input.value !== '') reshape('')
  return () => {
    input.removeEventListener('input', onInput, { capture: true })
    input.removeEventListener('compositionend', onCompositionEnd)
    input.removeEventListener('keydown', onKeyDown)
  }
}
