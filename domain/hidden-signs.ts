/** Marks of direction, joiners, soft hyphens and the like: invisible signs that come with copied text. */
const hidden = /\p{Cf}/gu

/**
 * A line as people see it: one kind of space, no signs without a shape. For names and addresses, not for free text.
 */
export function asSeen(line: string): string {
  return line.replaceAll(/[\t\p{Zs}]/gu, ' ').replaceAll(hidden, '')
}

/** Signs that a terminal takes for orders, such as to clear the screen (R414). Tabs and ends of lines are text. */
const controls = /(?![\t\n\r])\p{Cc}/gu

/** A text without control characters. */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, '')
}

/** Whether a text has anything to read: spaces and hidden signs alone look like an empty field. */
export function isSeen(text: string): boolean {
  return /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)
}
