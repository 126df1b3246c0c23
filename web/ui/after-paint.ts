/** Does something as soon as the browser has shown what was changed before: an answer first, the work behind it then. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
