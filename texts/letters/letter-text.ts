/** The letter that asks to confirm a subscription (A28). `{company}` and `{site}` are filled in. */
export type LetterText = Readonly<
  Record<'subject' | 'greeting' | 'request' | 'confirm' | 'lifetime' | 'mistake', string>
>
