import type { Goal } from '#contract/goals.ts'
import { formOutcome } from '../../data/form-outcome.ts'
import type { FormAnswer } from '../../data/form-answer.ts'
import { formOf, outcomeGoals } from './form-goals.ts'
import { linkGoal, unitGoal } from './page-goals.ts'

/** Listens for the goals of links, films and forms anywhere on the page. Returns a function that stops it. */
export function listenToPage(tell: (goal: Goal) => void): () => void {
  const leaving = new AbortController()
  /** Films and forms: one that goes on after a pause has already begun. */
  const begun = new WeakSet<EventTarget>()
  const options = { capture: true, signal: leaving.signal }

  function click({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const of = (name: string) => link?.getAttribute(name) ?? undefined
    const goal =
      unitGoal({ unit: of('data-unit'), price: of('data-price') }) ??
      linkGoal(of('href') ?? '', location.origin)
    if (link !== null && goal !== null) tell(goal)
  }

  /** Films without controls are part of the design and play by themselves. */
  function play({ target }: Event): void {
    if (!(target instanceof HTMLVideoElement) || !target.controls || begun.has(target)) return
    begun.add(target)
    tell({ goal: 'video_play', where: 'here' })
  }

  /** Entered in its place, or opened over the page: a dialog takes the focus. */
  function enter({ target }: Event): void {
    const place = target instanceof Element ? target.closest('form[data-form], dialog:modal') : null
    const element = place?.querySelector('form[data-form]') ?? place
    if (!(element instanceof HTMLFormElement) || begun.has(element)) return
    begun.add(element)
    const form = formOf(element)
    if (form !== null) tell({ goal: 'form_open', form: form.form, ...form.about })
  }

  function answer(event: Event): void {
    const form = event.target instanceof HTMLFormElement ? formOf(event.target) : null
    if (form === null) return
    for (const goal of outcomeGoals(form.form, (event as CustomEvent<FormAnswer>).detail, form.about))
      tell(goal)
  }

  document.addEventListener('click', click, options)
  document.addEventListener('focusin', enter, options)
  document.addEventListener(formOutcome, answer, options)
  document.addEventListener('play', play, options)
  return () => leaving.abort()
}
