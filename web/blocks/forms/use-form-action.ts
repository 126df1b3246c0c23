import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { answerTimeout, type FormAnswer, lostAnswer, shortPause } from '../../data/form-answer.ts'

/** Sends a form once. Null: an answer came that cannot be read. */
type Send = (form: FormData) => Promise<FormAnswer | null>

/** Sends a form that may bring a file, without one by the router. */
export type Upload = (form: FormData, byRouter: Send) => ReturnType<Send>

/**
 * Sends a form to the action of the page it stands on, and after a short pause once more. The code of that page is there
 * already: before the action of another page the router fetches its code, and loads the document again where that fails.
 */
export function useFormAction(upload: Upload = (form, byRouter) => byRouter(form)): Send {
  const { submit, reset, state, data } = useFetcher<FormAnswer | null>()
  const { pathname } = useLocation()
  const answered = useRef<((answer: FormAnswer | null) => void) | null>(null)
  useEffect(() => {
    if (state === 'idle' && data !== undefined) answered.current?.(data)
  }, [state, data])

  const byRouter: Send = (form) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        reset()
        resolve(lostAnswer(0))
      }, answerTimeout)
      answered.current = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      // Nothing on the page depends on a form that was sent.
      void submit(form, { action: pathname, method: 'post', defaultShouldRevalidate: false })
    })

  return async (form) => {
    const answer = await upload(form, byRouter)
    const pause = answer?.ok === false ? answer.retryAfter : null
    if (pause === null || pause > shortPause) return answer
    await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    return upload(form, byRouter)
  }
}
