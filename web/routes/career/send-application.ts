import { mayBeResume } from '#domain/resume-file.ts'
import {
  type FormBody,
  patience,
  type Post,
  sendForm,
  type Sending,
  sendingHeaders,
  type Sent,
} from '../../data/send-form.ts'

/** The field of an application's file. */
const field = 'resume'

/**
 * Sends an application: as JSON without a file, else as multipart, telling how much of it is on its way (0 to 1). A
 * file that the API would refuse does not leave the visitor's device.
 */
export function sendApplication(onProgress: (part: number | null) => void) {
  return async (body: FormBody, to: Sending): Promise<Sent> => {
    const { [field]: file, ...texts } = body
    // An unused field holds a file without a name.
    if (!(file instanceof File) || file.name === '') return sendForm(texts, to)
    if (!mayBeResume(file)) {
      return { ok: false, body: { message: 'validation.failed', errors: { [field]: ['validation.file'] } } }
    }
    const sent = await sendForm(body, to, postWith(onProgress))
    onProgress(null)
    return sent
  }
}

/** `fetch` does not report the progress of sending. A connection without progress for too long counts as broken. */
function postWith(onProgress: (part: number) => void): Post {
  return (body, to) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer = 0
      const wait = () => {
        clearTimeout(timer)
        timer = window.setTimeout(() => request.abort(), patience)
      }
      request.open('POST', to.path)
      for (const [name, value] of Object.entries(sendingHeaders(to))) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, { status: request.status, headers: retryHeader(request) }),
        ),
      )
      request.addEventListener('error', () => reject(new TypeError('the file did not arrive')))
      request.addEventListener('abort', () => reject(new TypeError('the line stood still')))
      request.addEventListener('loadend', () => clearTimeout(timer))
      wait()
      onProgress(0)
      request.send(formOf(body))
    })
}

function retryHeader(request: XMLHttpRequest): Record<string, string> {
  const pause = request.getResponseHeader('Retry-After')
  return pause === null ? {} : { 'Retry-After': pause }
}

function formOf(body: FormBody): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}
