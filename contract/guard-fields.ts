import { z } from 'zod'

/**
 * A field that the page fills in, not the visitor: left out and empty mean the same. A value that is not a text, or
 * is longer than any of ours, becomes a wrong text: the request is then refused without naming the field.
 */
function pageField(longest: number) {
  return z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return undefined
    return typeof value === 'string' && value.length <= longest ? value : '?'
  }, z.string().optional())
}

/** Longest words of a consent, with its terms and its link. Characters. */
export const longestConsent = 2000

/** The fields that the site's own forms send beside the visitor's input (A14). API callers leave both out. */
export const GuardFields = z.object({
  form_token: pageField(200).meta({
    description:
      'For the forms of this site: the token of the page that shows the form. With one, consent must be true, and a form that comes back within two seconds is answered 429 with Retry-After: 2. Direct calls leave it out',
  }),
  website: pageField(2000).meta({
    description:
      'A honeypot for robots, hidden from people. Leave it out: a request that fills it in is refused',
  }),
  consent_words: pageField(longestConsent).meta({
    description:
      'For the forms of this site: the words that the visitor agreed to. Words that this site has never shown are refused, so that they are shown again. Direct calls leave it out',
  }),
})

export type GuardFields = z.infer<typeof GuardFields>
