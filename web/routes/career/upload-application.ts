import { mayBeResume } from '#domain/resume-file.ts'
import type { Upload } from '../../blocks/forms/use-form-action.ts'
import { answerTimeout, type FormAnswer, lostAnswer } from '../../data/form-answer.ts'
import { readFormAnswer } from '../../data/read-form-answer.ts'

/** The field of an application's file. */
const field = 'resume'

/**
 * Sends an application, with its file by an upload that tells how much of it is on its way (0 to 1). A file that the API
 * would refuse does not leave the visitor's device.
 */
export function uploadApplication(onProgress: (part: number | null) => void): Upload {
  return async (form, byRouter) => {
    const file = form.get(field)
    // A field that nobody used holds a file without a name.
    if (!(file instanceof File) || file.name === '') {
      form.delete(field)
      return byRouter(form)
    }
    if (!mayBeResume(file)) {
      const body = { message: 'validation.failed', errors: { [field]: ['validation.file'] } }
      return { ok: false, body, retryAfter: null }
    }
    const answer = await upload(form, onProgress)
    onProgress(null)
    return answer
  }
}

/** `fetch` tells nobody how much has been sent. A line that stands still for too long counts as broken. */
function upload(form: FormData, onProgress: (part: number) => void): Promise<FormAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const began = performance.now()
    request.open('POST', location.pathname)
    request.setRequestHeader('Accept', 'application/json')
    request.timeout = answerTimeout
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      request.timeout = performance.now() - began + answerTimeout
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('loadend', () => resolve(answerOf(request)))
    onProgress(0)
    request.send(form)
  })
}

/** What is no answer of the action is one of something on the way to it, or of another build (R373). */
function answerOf({ status, responseText }: XMLHttpRequest): FormAnswer | null {
  return readFormAnswer(parsed(responseText)) ?? (status === 0 || status >= 400 ? lostAnswer(status) : null)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
