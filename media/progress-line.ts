/** One line that is written over on a terminal; elsewhere (a log, a pipe) a line for every tenth part. */
export function progressLine(output: {
  isTTY?: boolean
  write(text: string): unknown
}): (done: number, total: number, label: string) => void {
  let tenths = 0
  return (done, total, label) => {
    const text = `${done}/${total} ${label}`
    if (output.isTTY) {
      output.write(`\r\x1b[2K${text}${done === total ? '\n' : ''}`)
      return
    }
    const reached = Math.floor((10 * done) / total)
    if (reached > tenths) output.write(`${text}\n`)
    tenths = reached
  }
}
