/** Whether an id was given: one that another server left out is read as 0, in a list as a number below (A41). */
export function isKnownId(id: number): boolean {
  return id > 0
}
