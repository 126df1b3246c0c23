import type { CDPSession } from 'playwright-core'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** What a trace of Chromium calls our work on the main thread, with its garbage; each may hold others. */
const script = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
])

/** The main thread hands a frame on. */
const frameEnd = 'Commit'

/**
 * Milliseconds of script in each frame of the page meanwhile: all of it between two frames that were handed on, handlers
 * of the pointer and of timers with that of the frame. It is the processor time of the main thread: work of the graphics
 * card, that here another process does with the processor, takes the thread no time, nor does waiting for it.
 */
export async function scriptOfFrames(session: CDPSession, act: () => Promise<void>): Promise<Float64Array> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] },
  })
  await act()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return scripts(ofThePage(events))
}

/** The events of the main thread that drew the most frames, in order. */
function ofThePage(events: readonly TraceEvent[]): TraceEvent[] {
  const isFrame = ({ name }: TraceEvent) => name === frameEnd
  const threads = [...Map.groupBy(events, ({ pid, tid }) => `${pid}:${tid}`).values()]
  const frames = (thread: readonly TraceEvent[]) => thread.filter(isFrame).length
  const [page = []] = threads.toSorted((a, b) => frames(b) - frames(a))
  return page.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}

function scripts(events: readonly TraceEvent[]): Float64Array {
  const frames: number[] = []
  let [sum, end] = [0, -Infinity]
  for (const { name, ph, ts, dur = 0, tdur = 0 } of events) {
    if (name === frameEnd) {
      frames.push(sum)
      sum = 0
    }
    if (ph !== 'X' || !script.has(name) || ts < end) continue
    sum += tdur / 1000
    end = ts + dur
  }
  return Float64Array.from(frames)
}
