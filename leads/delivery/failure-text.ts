import { type FailureText, isFailureText } from '#domain/staff/deliveries-russian.ts'
import { staffText } from '#domain/staff/staff-text.ts'

/**
 * Why a delivery failed, in words for staff, with the code in brackets: «no connection to the mail server (ESOCKET)».
 * A code that nobody has words for stands alone.
 *
 * @param reason the message of a DeliveryFailure, or `last_error`
 */
export function failureText(reason: string): string {
  if (isFailureText(reason)) return staffText(reason)
  const [code, text] = partsOf(reason)
  return text === null ? code : `${staffText(text)} (${code})`
}

/** «status 403, the account is not paid» has its words in itself; of a code alone they are looked up. */
function partsOf(reason: string): [string, FailureText | null] {
  for (let at = reason.indexOf(', '); at >= 0; at = reason.indexOf(', ', at + 2)) {
    const text = reason.slice(at + 2)
    if (isFailureText(text)) return [reason.slice(0, at), text]
  }
  if (reason === 'unexpected' || reason.startsWith('unexpected: ')) return [reason, 'an unexpected error']
  return [reason, ofReceiver(reason) ?? ofMail(reason) ?? ofStatus(reason) ?? ofConnection(reason)]
}

/** Codes that only one receiver has. */
function ofReceiver(reason: string): FailureText | null {
  const [, code = ''] = /^status \d{3}, (\w+)/.exec(reason) ?? []
  switch (code) {
    case 'NO_AUTH_FOUND':
      return 'the webhook of Bitrix24 is gone'
    case 'insufficient_scope':
      return 'the webhook of Bitrix24 has no right «crm»'
    case 'ACCESS_DENIED':
      return 'the employee of the webhook may not add items, or the tariff has no REST API'
    case 'PORTAL_DELETED':
      return 'the portal of Bitrix24 is gone'
    case 'QUERY_LIMIT_EXCEEDED':
    case 'OPERATION_TIME_LIMIT':
      return 'too many calls'
    case 'NotSupportedChoice':
      return 'the id of the text field is wrong'
    default:
      return null
  }
}

/** Codes of the mail program, with the reply of the server and the step where there was one: «EENVELOPE 550 RCPT». */
function ofMail(reason: string): FailureText | null {
  const [, code = '', status = ''] = /^(E[A-Z0-9]+)(?: (\d{3}))?(?: RCPT)?$/.exec(reason) ?? []
  if (status.startsWith('4')) return 'the mail server asks to try later'
  if (status === '552') return 'the letter is too large for the mail server'
  switch (code) {
    case 'ESOCKET':
    case 'ECONNECTION':
      return 'no connection to the mail server'
    case 'ETLS':
      return 'the mail server offers no encryption, and without it nothing is sent'
    case 'EAUTH':
    case 'ENOAUTH':
      return 'the mail server does not take the name or the password of SMTP_URL'
    case 'EENVELOPE':
      return 'the mail server does not take the sender or the mailbox'
    case 'EMESSAGE':
      return 'the mail server does not take the letter'
    case 'EPROTOCOL':
      return 'the answer of the mail server breaks the rules of mail'
    default:
      return null
  }
}

/** What a status of HTTP means for a request that was sent. */
function ofStatus(reason: string): FailureText | null {
  const [, digits] = /^status (\d{3})(?:,|$)/.exec(reason) ?? []
  if (digits === undefined) return null
  const status = Number(digits)
  switch (status) {
    case 400:
    case 422:
      return 'the receiver found a mistake in the request'
    case 401:
      return 'the receiver does not take the key'
    case 402:
      return 'the account is not paid'
    case 403:
      return 'the receiver allows no access'
    case 404:
      return 'there is nothing at this address'
    case 408:
      return 'no answer in time'
    case 410:
      return 'the receiver wants no more requests'
    case 413:
      return 'the request is too large for the receiver'
    case 429:
      return 'too many calls'
    default:
      if (status >= 500) return 'something is broken at the receiver'
      return status >= 300 && status < 400 ? 'the receiver sends to another address' : 'the receiver refuses'
  }
}

/** Codes of the operating system, of the TLS library and of `fetch`. */
function ofConnection(code: string): FailureText | null {
  switch (code) {
    case 'ECONNREFUSED':
      return 'the receiver accepts no connection'
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return 'the connection broke off'
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return 'no answer in time'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EDNS':
      return 'the name of the server is not found'
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'the network has no route to the server'
    case 'ERR_INVALID_URL':
      return 'the address in the settings is not valid'
    case 'CERT_HAS_EXPIRED':
      return 'the certificate of the server has expired'
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'the certificate of the server is for another name'
    default:
      if (/SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|^CERT_/.test(code))
        return 'the certificate of the server is not trusted'
      return /^(?:EPROTO$|ERR_SSL_)/.test(code) ? 'the encrypted connection fails' : null
  }
}
