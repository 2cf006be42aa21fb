import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { deleteSession } from './session.repository.ts'

export async function signOut({ db }: Pick<Context, 'db'>, sessionId: string): Promise<void> {
  await write(db, (trx) => deleteSession(trx, sessionId))
}
