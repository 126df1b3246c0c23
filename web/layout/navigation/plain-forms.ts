import type { Failure } from './navigation-guard.ts'

/**
 * Keeps the page when a plain form is sent without a connection: its answer is another page that the browser opens by
 * itself, with an error page of its own in its place. What was typed stays. Returns what ends the watch.
 */
export function watchPlainForms(onFailure: (failure: Failure) => void): () => void {
  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    // The router has taken its own forms by now, and a form that sends something has an answer of its own.
    if (navigator.onLine || event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    onFailure({ to: `${new URL(form.action).pathname}?${fields.toString()}`, isOffline: true, isWhole: true })
  }
  addEventListener('submit', submit)
  return () => removeEventListener('submit', submit)
}
