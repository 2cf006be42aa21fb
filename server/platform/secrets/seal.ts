import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { serverSecret } from './server-secret.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Encrypts a text. Only the same `owner`, such as the id of an account, decrypts it. */
export async function seal(db: Db, text: string, owner: string): Promise<Buffer> {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, await serverSecret(db, 'second-factors'), iv)
  cipher.setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** Decrypts a text; undefined for one that was changed or belongs to another owner. */
export async function unseal(db: Db, sealed: Buffer, owner: string): Promise<string | undefined> {
  if (sealed.length < ivLength + tagLength) return undefined
  const key = await serverSecret(db, 'second-factors')
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  try {
    return (
      decipher.update(sealed.subarray(ivLength + tagLength), undefined, 'utf8') +
      decipher.final('utf8')
    )
  } catch {
    return undefined
  }
}
