import { redirect } from 'react-router'
import { ownAddress } from '#domain/own-address.ts'

/** Sends the visitor on to another page of this site; 302 unless told otherwise. */
export function leadOn(address: string, status = 302): Response {
  return redirect(ownAddress(address), status)
}
