/** The event of an answered form; its detail is a `Sent` (send-form.ts), and never typed text. */
export const formOutcome = 'formoutcome'
