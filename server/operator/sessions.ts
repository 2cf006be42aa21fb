import { endSessionsOfUser, findAccountId } from '../domains/identity/index.ts'
import { type Command, OperatorError, performAct } from './command.ts'

const end: Command = {
  name: 'session end',
  parameters: ['<email>'],
  description: 'signs an account out everywhere; its password stays',
  run: async (context, { positionals: [email = ''] }) => {
    const userId = await findAccountId(context.db, email)
    if (userId === undefined) throw new OperatorError(`${email} has no account`)
    const ended = await performAct(
      context,
      'session end',
      (sessions: number) => ({ user_id: userId, sessions }),
      (trx) => endSessionsOfUser(trx, userId),
    )
    context.print(`Sessions that have ended: ${ended}.`)
  },
}

export const sessions: readonly Command[] = [end]
