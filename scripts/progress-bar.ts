/** Where a bar is drawn; a terminal shows it in place, anything else gets a line at every quarter. */
type Screen = { isTTY?: boolean; write(text: string): unknown }

const width = 24

/**
 * A progress bar for `onProgress(done, total)`. It writes only on a change, so that it may be called for every row.
 */
export function progressBar(
  label: string,
  screen: Screen = process.stdout,
): (done: number, total: number) => void {
  const steps = screen.isTTY === true ? 100 : 4
  let shown = -1
  return (done, total) => {
    const part = total === 0 ? 1 : Math.min(done / total, 1)
    const step = Math.floor(part * steps)
    if (step === shown) return
    shown = step
    const percent = `${String(Math.floor(part * 100)).padStart(3)} %`
    if (screen.isTTY !== true) {
      screen.write(`${label}: ${percent}\n`)
      return
    }
    const full = Math.round(part * width)
    screen.write(
      `\r${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}${step === steps ? '\n' : ''}`,
    )
  }
}
