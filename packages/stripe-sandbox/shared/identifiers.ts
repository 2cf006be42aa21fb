import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` random letters and digits; 24 of them carry 142 bits. */
export function randomText(length = 24): string {
  let text = ''
  while (text.length < length)
    // 248 is the last multiple of 62 below 256: higher bytes would favour the first letters.
    for (const byte of randomBytes(length * 2))
      if (byte < 248 && text.length < length) text += alphabet[byte % alphabet.length]
  return text
}

/** An id such as Stripe's: `pi_…`, `cus_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomText()}`
