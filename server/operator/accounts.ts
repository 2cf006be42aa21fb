import { dropSecondFactors, endSessionsOfUser, findAccountId } from '../domains/identity/index.ts'
import { type Command, OperatorError, performAct } from './command.ts'

const removeSecondFactor: Command = {
  name: 'second-factor remove',
  parameters: ['<email>'],
  description:
    'removes authenticator app, passkeys and recovery codes of somebody who has lost them all; ask who it is first',
  run: async (context, { positionals: [email = ''] }) => {
    const userId = await findAccountId(context.db, email)
    if (userId === undefined) throw new OperatorError(`${email} has no account`)
    await performAct(context, 'second-factor remove', { user_id: userId }, async (trx) => {
      if (!(await dropSecondFactors(trx, userId)))
        throw new OperatorError(`the account of ${email} has no second factor`)
    })
    context.print('The second factor is removed, and every session has ended.')
  },
}

const endSessions: Command = {
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

export const accounts: readonly Command[] = [endSessions, removeSecondFactor]
