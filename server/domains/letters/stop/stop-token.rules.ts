import type { LetterKind } from '@rashi/contract/letters.rules'
import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
/** 128 bits of the code cannot be guessed. */
const codeBytes = 16

const codeOf = (key: Buffer, letter: LetterKind, id: Buffer): Buffer =>
  createHmac('sha256', key).update(`stop ${letter} `).update(id).digest().subarray(0, codeBytes)

/**
 * Returns the token that stops a letter of a person: their id with a keyed code, as 43 URL-safe characters. Nothing is stored,
 * and it works for as long as the key: an old letter can be stopped too.
 */
export function stopTokenOf(key: Buffer, letter: LetterKind, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, codeOf(key, letter, id)]).toString('base64url')
}

/** Returns whose letter a token stops; undefined for any other text, and for a token of another letter. */
export function readStopToken(key: Buffer, letter: LetterKind, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + codeBytes) return undefined
  const id = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), codeOf(key, letter, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
