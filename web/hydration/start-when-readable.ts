/**
 * In the page, from its head: starts the page's scripts once everything of its first view has come and the browser is
 * idle, or with the first press or key, whichever is earlier. Until then links, popovers and forms work as they do
 * without scripts, steps in the history load their pages; actions that need scripts are repeated then
 * (replay-events.ts). Sent as text (rewrite-document.server.ts): it may use nothing from outside of itself.
 */
export function startWhenReadable(): void {
  // A visitor who comes back to a place in the page finds it only among sections of their true heights.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash !== '') document.documentElement.dataset.whole = ''

  const { modules = '', preload = '' } = document.currentScript?.dataset ?? {}
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  let isStarted = false
  let applying: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (isStarted) return
    isStarted = true
    // They run in this order, each in its own task, and one task requests only a few: a press can come in between.
    const files = modules.split(' ')
    preloadModule(preload)
    // The entry asks for them again, and finds them come or on their way.
    for (const file of document.documentElement.dataset.frame?.split(' ') ?? []) fetch(file).catch(() => {})
    const entry = document.querySelector('script[type="text/plain"]')?.textContent ?? ''
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      for (const file of files.splice(0, 4)) run((script) => (script.src = file))
      if (files.length > 0) return port2.postMessage(null)
      run((script) => (script.textContent = entry))
      port1.close()
    })
    port1.start()
    port2.postMessage(null)
  }

  function preloadModule(file: string): void {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }

  function run(fill: (script: HTMLScriptElement) => void): void {
    const script = document.createElement('script')
    script.type = 'module'
    script.async = false
    fill(script)
    document.head.append(script)
  }

  /** The scripts want the whole document. */
  function startSoon(): void {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
    else start()
  }

  const isHydrated = () => document.documentElement.dataset.hydrated !== undefined

  /**
   * Where every change applies at once, the button is hidden: after a while the form goes its way without scripts.
   */
  function applyLater(field: Element): void {
    const form = field.closest<HTMLFormElement>('form[method="get"]')
    const button = form?.querySelector<HTMLElement>('[type="submit"]')
    if (form === null || button?.offsetParent !== null) return
    clearTimeout(applying)
    applying = setTimeout(() => isHydrated() || form.requestSubmit(), 1500)
  }

  /**
   * A reload leaves the pages of the visit in this document: a step to another of them changes the address alone
   * (R355). A step that comes while one is being loaded takes its place, a step back to this page too.
   */
  const loaded = location.pathname + location.search
  let isLoading = false
  function openStep(): void {
    if (isHydrated() || (!isLoading && location.pathname + location.search === loaded)) return
    isLoading = true
    location.reload()
  }

  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && !isHydrated()) applyLater(target)
  })
  addEventListener('popstate', openStep)

  addEventListener('load', () => idle(start, { timeout: 2000 }))
  // A picture that never comes must not hold the scripts back.
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, 5000))
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, startSoon, { once: true, capture: true })
}
