import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes base32 (RFC 4648), as an authenticator app reads a key that somebody types. */
function decodeBase32(text: string): Buffer {
  const bits = [...text].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns the code that an authenticator app shows in a time step of 30 seconds, by RFC 6238 and RFC 4226. */
export function oneTimeCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', decodeBase32(key.replace(/\s/g, '')))
    .update(counter)
    .digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The time step of the machine's clock, by which the product runs. */
export const timeStep = (): number => Math.floor(Date.now() / 30_000)
