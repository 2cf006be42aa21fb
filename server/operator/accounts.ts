import { dropSecondFactors, findAccountId } from '../domains/identity/index.ts'
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

export const accounts: readonly Command[] = [removeSecondFactor]
