import { randomInt } from 'node:crypto'

/** Crockford's base32: no I, L, O and U, which are read wrongly or spell words. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 4
const groupLength = 4

export const recoveryCodeCount = 10

const createGroup = () =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')

/** Creates codes of 80 random bits each, such as `7k2m-x9dq-04hz-vw3n`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, createGroup).join('-'),
  )

/** Reads a code as people type it: in any case, with or without dashes, with o for 0 and l or i for 1. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[li]/g, '1')
  if (plain.length !== groups * groupLength) return undefined
  return plain.replace(/.{4}(?=.)/g, '$&-')
}
