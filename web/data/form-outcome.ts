/** The event that a form tells when it was answered; its detail is a `FormAnswer` (form-answer.ts), and nothing that was typed. */
export const formOutcome = 'formoutcome'
