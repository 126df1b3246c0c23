import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#domain/languages.ts'
import { readSession } from '../../data/session.ts'
import type { I18n } from '../../i18n/i18n.tsx'

/** How long an answer may take, and how long a visitor pauses before one is asked for, in milliseconds. */
const patience = 5_000
const pause = 120

/** Answers that one field remembers. */
const mostKept = 50

let lists = 0

/**
 * Makes a field a combobox with a list of suggestions (the pattern of the ARIA guide, with the focus in the field): the
 * arrows choose, Enter takes what is chosen, Esc closes. A field is made one once. Elements of its own and no
 * components: the field is in the frame, which the server has made, and works without this script. Where it comes so late
 * that the visitor is elsewhere, the field is left alone until its next use.
 *
 * The answer to a sentence is another page. An empty field shows the last sentence of the tab when it is used, selected:
 * to put it better, or to type over it.
 *
 * @param lastSentence its name in the memory of the tab
 */
export function suggestIn(field: HTMLInputElement, { t, language, count }: I18n, lastSentence: string): void {
  if (field.role === 'combobox' || field.form === null || document.activeElement !== field) return
  const id = `suggestions-${String(++lists)}`
  const list = document.createElement('ul')
  Object.assign(list, {
    id,
    role: 'listbox',
    className: 'suggestions',
    hidden: true,
    ariaLabel: t('find.suggestions'),
  })
  const status = document.createElement('p')
  Object.assign(status, { role: 'status', className: 'visually-hidden' })
  field.form.append(list, status)
  Object.assign(field, {
    role: 'combobox',
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    ariaHasPopup: 'listbox',
  })
  field.setAttribute('aria-controls', id)

  const answers = new Map<string, readonly string[]>()
  let chosen = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let newer = new AbortController()

  const isOpen = () => !list.hidden

  function close(): void {
    clearTimeout(timer)
    newer.abort()
    list.hidden = true
    field.ariaExpanded = 'false'
    status.textContent = ''
    choose(-1)
  }

  function choose(next: number): void {
    chosen = next
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === next)
    const option = list.children[next]
    if (option === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', option.id)
    option?.scrollIntoView({ block: 'nearest' })
  }

  function take(option: Element): void {
    field.value = option.textContent
    close()
    field.focus()
  }

  function show(found: readonly string[]): void {
    if (found.length === 0) return close()
    list.replaceChildren(
      ...found.map((text, at) => {
        const option = document.createElement('li')
        return Object.assign(option, { id: `${id}-${String(at)}`, role: 'option', textContent: text })
      }),
    )
    list.hidden = false
    field.ariaExpanded = 'true'
    choose(-1)
    status.textContent = count(found.length, 'find.suggested')
  }

  async function ask(): Promise<void> {
    const typed = field.value
    newer.abort()
    newer = new AbortController()
    const { signal } = newer
    const kept = answers.get(typed)
    const found = kept ?? (typed.trim() === '' ? [] : await suggestionsOf(typed, language, signal))
    if (signal.aborted || field.value !== typed || document.activeElement !== field) return
    if (found === null) return close()
    if (answers.size >= mostKept) answers.clear()
    answers.set(typed, found)
    show(found)
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pause)
  }

  field.addEventListener('input', later)
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    const { key, altKey, isComposing } = event
    if (isComposing) return
    const last = list.children.length - 1
    const option = isOpen() ? list.children[chosen] : undefined
    if (key === 'ArrowDown' && !isOpen()) void ask()
    else if (key === 'ArrowUp' && altKey && isOpen()) close()
    else if (key === 'ArrowDown') choose(chosen === last ? -1 : chosen + 1)
    else if (key === 'ArrowUp' && isOpen()) choose(chosen === -1 ? last : chosen - 1)
    else if (key === 'Escape' && isOpen()) close()
    else if (key === 'Enter' && option !== undefined) take(option)
    else return
    event.preventDefault()
  })
  // The focus stays in the field while an option is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.role === 'option') take(target)
  })

  if (field.value !== '') return later()
  field.value = String(readSession(lastSentence) ?? '')
  field.select()
}

/** How a sentence may go on; null where nobody answers. */
async function suggestionsOf(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const { method, path } = endpoints.phraseSuggestions
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ q: typed }).toString()}`, {
      method,
      headers: { 'Accept-Language': language },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (!answer.ok) return null
    const { data }: { data: string[] } = await answer.json()
    return data
  } catch {
    return null
  }
}
