import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Puts a signature behind a content, for texts that leave the site and come back: `content.signature`. A signature
 * for one purpose is invalid for another. It is HMAC-SHA-256 in base64url, 43 letters; with a content that
 * is URL-safe the whole text is.
 */
export function signed(secret: string, purpose: string, content: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose}\n${content}`).digest('base64url')
  return `${content}.${signature}`
}

/** The content of a text that `signed` made with the same secret for the same purpose; null for any other text. */
export function signedContent(secret: string, purpose: string, text: string): string | null {
  const content = text.slice(0, Math.max(0, text.lastIndexOf('.')))
  const given = Buffer.from(text)
  const right = Buffer.from(signed(secret, purpose, content))
  return given.length === right.length && timingSafeEqual(given, right) ? content : null
}
