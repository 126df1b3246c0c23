import { z } from 'zod'

/**
 * A field that the page fills in and no visitor: left out and empty mean the same. What is no text, or longer than any
 * of ours, becomes a wrong text, so that the request is refused for it without naming the field.
 */
function pageField(longest: number) {
  return z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return undefined
    return typeof value === 'string' && value.length <= longest ? value : '?'
  }, z.string().optional())
}

/** What the site's own forms carry beside the visitor's words (A14). Callers of the API leave both out. */
export const GuardFields = z.object({
  form_token: pageField(200).meta({
    description:
      'For the forms of this site: the token of the page that shows the form. With one, consent must be true, and a form that comes back within two seconds is answered 429 with Retry-After: 2. Direct calls leave it out',
  }),
  website: pageField(2000).meta({
    description:
      'A honeypot for robots, hidden from people. Leave it out: a request that fills it in is refused',
  }),
})

export type GuardFields = z.infer<typeof GuardFields>
