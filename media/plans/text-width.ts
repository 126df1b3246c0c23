/** Letters clearly wider or narrower than the average of the common sans-serif faces, in hundredths of an em. */
const classes: readonly (readonly [letters: string, width: number])[] = [
  [' .,:;|!iljІіſ’-', 30],
  ['гrtfсз()"', 46],
  ['0123456789', 56],
  ['мщшюжыфMЩШЮЖЫФwmW', 82],
]

/**
 * A careful estimate of the width of a text in an unknown sans-serif face. A drawing inside `<img>` gets whatever
 * face the reader's system has, so the estimate must hold for the wider ones too.
 */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce((sum, letter) => {
    const known = classes.find(([letters]) => letters.includes(letter))
    return sum + (known?.[1] ?? (letter === letter.toLowerCase() ? 60 : 72))
  }, 0)
  return (hundredths / 100) * size
}
