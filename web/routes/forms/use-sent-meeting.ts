import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Appointment, readAppointment } from '#domain/appointment.ts'
import type { FormAnswer } from '../../data/form-answer.ts'
import { formOutcome } from '../../data/form-outcome.ts'

/** What a form for a meeting leaves to its thanks. */
type SentMeeting = {
  /** Of an element around the form, with the handler of what is sent in it. */
  around: RefObject<HTMLDivElement | null>
  keepMeeting: (event: FormEvent<HTMLDivElement>) => void
  /** What was asked for; null without a day. */
  meeting: Appointment | null
  /** Of the page of the meeting; empty where the site has told none. */
  token: string
}

/** Keeps what was chosen in a form for a meeting: the thanks take the place of its fields, and still need it. */
export function useSentMeeting(): SentMeeting {
  const [meeting, setMeeting] = useState<Appointment | null>(null)
  const [token, setToken] = useState('')
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = around.current
    const keepToken = ({ detail }: CustomEventInit<FormAnswer>) => {
      if (detail?.ok === true) setToken(detail.meeting ?? '')
    }
    shown?.addEventListener(formOutcome, keepToken)
    return () => shown?.removeEventListener(formOutcome, keepToken)
  }, [])
  const keepMeeting = (event: FormEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return
    const fields = new FormData(event.target)
    setMeeting(readAppointment((name) => String(fields.get(name) ?? ''), new Date()))
  }
  return { around, keepMeeting, meeting, token }
}
