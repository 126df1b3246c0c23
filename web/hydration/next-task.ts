/**
 * Runs what can wait in a task of its own, so that a press comes between it and what the browser does now. Sooner than a
 * timer, and not one that a test's clock holds back.
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
