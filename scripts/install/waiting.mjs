/**
 * Shows that something is under way: one living line on a terminal, a line now and then elsewhere. On standard error:
 * the output of a command, as the list of requests, may go into a pipe.
 *
 * @param {string} label the current work, without a full stop
 * @returns {() => void} to be called at the end; leaves one line with the time it took
 */
export function waiting(label) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const alive = process.stderr.isTTY === true
  process.stderr.write(alive ? `${label} …` : `${label} …\n`)
  const timer = setInterval(
    () => process.stderr.write(alive ? `\r${label} … ${seconds()} s` : `${label} … ${seconds()} s\n`),
    alive ? 1000 : 15_000,
  )
  return () => {
    clearInterval(timer)
    process.stderr.write(alive ? `\r${label}: ${seconds()} s   \n` : `${label}: ${seconds()} s\n`)
  }
}
