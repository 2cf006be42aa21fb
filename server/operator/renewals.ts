import { findLastMode } from '../domains/payments/index.ts'
import { bringRenewalForward } from '../domains/subscriptions/index.ts'
import { isLiveKey } from '../gateways/payment/account-id.ts'
import { type Command, OperatorError, parseId, performAct } from './command.ts'

const renewNow: Command = {
  name: 'renew-now',
  parameters: ['<id>'],
  description:
    'makes the next renewal of a subscription due now, to rehearse it at the sandbox or with test keys; the id is that of its first payment in "payment list"',
  run: async (context, { positionals }) => {
    const id = parseId(positionals[0])
    const { config, db, print } = context
    // The product may run with live keys that this command was not given.
    const isLive = (config.stripe && isLiveKey(config.stripe.secretKey)) === true
    if (isLive || (await findLastMode(db)) === 'live')
      throw new OperatorError(
        'renew-now is refused with live keys: buyers are charged on the day that they were told',
      )
    const { description } = await performAct(context, 'renew-now', { subscription: id }, (trx) =>
      bringRenewalForward(trx, context, id),
    )
    print(
      `“${description}” will be renewed within a minute; “payment list” then shows the renewal.`,
    )
  },
}

export const renewals: readonly Command[] = [renewNow]
