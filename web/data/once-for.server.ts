/**
 * Makes something of an object once, for as long as the object is there. Answers of the API stay the same objects until
 * the content changes.
 */
export function onceFor<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { value: Made }>()
  return (from) => {
    let found = made.get(from)
    if (found === undefined) made.set(from, (found = { value: make(from) }))
    return found.value
  }
}
