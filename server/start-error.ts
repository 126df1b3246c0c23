/** Why the process cannot start, in words for the person who started it: printed alone, without a stack. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
