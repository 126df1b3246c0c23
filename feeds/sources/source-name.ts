/** A source is also the name of a folder. */
export function isSourceName(name: string): boolean {
  return name.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
}
