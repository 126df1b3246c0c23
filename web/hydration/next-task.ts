/**
 * Runs less urgent work in a separate task, so that a press can come between it and the browser's present work.
 * Sooner than a timer, and not one that a test's clock holds back.
 */
export function nextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener(
    'message',
    () => {
      port1.close()
      work()
    },
    { once: true },
  )
  port1.start()
  port2.postMessage(null)
}
