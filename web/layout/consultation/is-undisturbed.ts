/** Whether the page has what nothing is laid over: a model is looked at and turned, a price is read. */
export function isUndisturbed(): boolean {
  return document.querySelector('[data-undisturbed]') !== null
}
