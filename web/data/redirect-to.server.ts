import { redirect } from 'react-router'
import { ownAddress } from '#domain/own-address.ts'

/** Redirects the visitor to another page of this site; 302 by default. */
export function redirectTo(address: string, status = 302): Response {
  return redirect(ownAddress(address), status)
}
