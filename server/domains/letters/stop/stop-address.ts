import type { LetterKind } from '@rashi/contract/letters.rules'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/database.ts'
import { serverSecret } from '../../../platform/secrets/server-secret.ts'
import { stopTokenOf } from './stop-token.rules.ts'

export const stopKey = (db: Db): Promise<Buffer> => serverSecret(db, 'letters')

/** The path of the page, and of the call, that stop a letter. */
export const stopPath = '/letters/stop'

/** Returns the address that stops a letter of a person. */
export async function stopAddress(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { letter, userId }: { letter: LetterKind; userId: string },
): Promise<string> {
  const token = stopTokenOf(await stopKey(db), letter, userId)
  return `${publicUrl}${stopPath}/${letter}/${token}`
}
