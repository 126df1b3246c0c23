const recurring = new WeakSet<object>()

/**
 * Says of a part of answers, such as the card of a unit, that many answers hold it and nobody changes it: whoever copies
 * answers makes the copy of it once. Returns the part.
 */
export function asRecurring<T extends object>(part: T): T {
  recurring.add(part)
  return part
}

/** Whether somebody said so of the part. */
export function isRecurring(part: object): boolean {
  return recurring.has(part)
}
