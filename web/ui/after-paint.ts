/** Runs work as soon as the browser has shown the change before it: first the visible answer, then the work. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
