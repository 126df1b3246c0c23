/**
 * A failed delivery. `message` goes into the log and into `last_error`: it describes the receiver's answer, by
 * status and code, and nothing about the visitor. `final` means that a repeat cannot help; `pause` are the
 * milliseconds for which the receiver wants no repeat.
 */
export class DeliveryFailure extends Error {
  readonly final: boolean
  readonly pause: number

  constructor(
    message: string,
    { final = false, pause = 0, cause }: { final?: boolean; pause?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'DeliveryFailure'
    this.final = final
    this.pause = pause
  }
}

/**
 * Why a connection failed, as a failure: the code of the operating system or of the TLS library, like ECONNREFUSED.
 * Messages of drivers are left out, they may quote anything.
 */
export function connectionFailure(error: unknown): DeliveryFailure {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (one.name === 'TimeoutError') return new DeliveryFailure('no answer in time', { cause: error })
    if (one.name === 'AbortError') return new DeliveryFailure('interrupted', { cause: error })
    if ('code' in one && typeof one.code === 'string') return new DeliveryFailure(one.code, { cause: error })
  }
  return new DeliveryFailure('no connection', { cause: error })
}
