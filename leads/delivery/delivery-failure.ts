import type { FailureText } from '#domain/staff/deliveries-russian.ts'

/**
 * Why a delivery failed: words for staff, or the code of the receiver or of the system, `status 503` or `ECONNREFUSED`,
 * or both. Nothing about the visitor.
 */
export type FailureReason = FailureText | { code: string; text?: FailureText }

/**
 * A failed delivery. `message` goes into the log and into `last_error`: it describes the receiver's answer, by
 * status and code, and nothing about the visitor; `failureText` makes words for staff of it. `final` means that a repeat
 * cannot help; `pause` are the milliseconds for which the receiver wants no repeat.
 */
export class DeliveryFailure extends Error {
  readonly final: boolean
  readonly pause: number

  constructor(
    reason: FailureReason,
    { final = false, pause = 0, cause }: { final?: boolean; pause?: number; cause?: unknown } = {},
  ) {
    super(messageOf(reason), { cause })
    this.name = 'DeliveryFailure'
    this.final = final
    this.pause = pause
  }
}

function messageOf(reason: FailureReason): string {
  if (typeof reason === 'string') return reason
  return reason.text === undefined ? reason.code : `${reason.code}, ${reason.text}`
}

/**
 * Why a connection failed, as a failure: the code of the operating system or of the TLS library, like ECONNREFUSED.
 * Messages of drivers are left out, they may quote anything.
 */
export function connectionFailure(error: unknown): DeliveryFailure {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (one.name === 'TimeoutError') return new DeliveryFailure('no answer in time', { cause: error })
    if (one.name === 'AbortError') return new DeliveryFailure('interrupted', { cause: error })
    if ('code' in one && typeof one.code === 'string')
      return new DeliveryFailure({ code: one.code }, { cause: error })
  }
  return new DeliveryFailure('no connection', { cause: error })
}
