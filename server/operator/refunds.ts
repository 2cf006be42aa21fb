import { defaultLanguage, inDefaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { findAccountId } from '../domains/identity/index.ts'
import {
  listPayments,
  type OrderedRefund,
  poundsOf,
  refundPayment,
  retryRefund,
} from '../domains/payments/index.ts'
import { payables } from '../payables.ts'
import {
  type Command,
  formatInstant,
  OperatorError,
  findText,
  parsePence,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

const refund: Command = {
  name: 'refund',
  parameters: ['<id>'],
  options: {
    amount: { type: 'string' },
    keep: { type: 'boolean' },
    reason: { type: 'string' },
  },
  optionsUsage: '[--amount 4.50] [--keep] --reason "…"',
  description:
    'refunds a payment. All of it takes back what was bought, unless --keep; a part does not',
  run: async (context, args) => {
    const id = parsePaymentId(args.positionals[0])
    const reason = requireText(args, 'reason')
    const amount = findText(args, 'amount')
    const order = {
      id,
      pence: amount === null ? null : parsePence(amount, 'amount'),
      keepsRights: args.options['keep'] === true,
    }
    const { refundPence, isRevoked, description } = await performAct(
      context,
      'refund',
      (ordered: OrderedRefund) => ({
        purchase: ordered.purchaseId,
        payment: ordered.paymentId,
        amount: formatPounds(poundsOf(ordered.refundPence)),
        taken_back: ordered.isRevoked ? 'yes' : 'no',
        reason,
      }),
      (trx) => refundPayment(trx, { ...context, payables }, order),
    )
    context.print(
      `${formatPounds(poundsOf(refundPence))} of “${description}” will be refunded within a minute.`,
    )
    context.print(isRevoked ? 'The purchase is revoked.' : 'What was bought stays as it is.')
  },
}

const retry: Command = {
  name: 'refund retry',
  parameters: ['<id>'],
  description: 'tries a refund again that the payment provider did not make',
  run: async (context, { positionals }) => {
    const id = parsePaymentId(positionals[0])
    const { refundPence, description } = await performAct(
      context,
      'refund retry',
      (ordered: OrderedRefund) => ({ purchase: ordered.purchaseId, payment: ordered.paymentId }),
      (trx) => retryRefund(trx, id),
    )
    context.print(
      `The refund of ${formatPounds(poundsOf(refundPence))} of “${description}” will be tried again within a minute.`,
    )
  },
}

/** @throws {UsageError} */
function parsePaymentId(value: string | undefined): string {
  if (!value || !/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|pi_\w+)$/i.test(value))
    throw new UsageError(`${value} is no id of a payment: copy it from "payment list"`)
  return value
}

const list: Command = {
  name: 'payment list',
  parameters: ['<email>'],
  description: 'lists the payments of an account, the newest first',
  run: async (context, { positionals: [email = ''] }) => {
    const { db, print } = context
    const userId = await findAccountId(db, email)
    if (userId === undefined) throw new OperatorError(`${email} has no account`)
    await performAct(context, 'payment list', { user: userId }, async () => {})
    let beforeId: string | undefined
    do {
      const { purchases, next } = await listPayments(context, { userId, beforeId })
      for (const payment of purchases) {
        const what = inDefaultLanguage(payment.translations)?.description ?? payment.kind
        const refunded =
          payment.refunded_amount > 0 ? [`refund ${formatPounds(payment.refunded_amount)}`] : []
        const paidAt = formatInstant(Temporal.Instant.from(payment.created_at))
        print(
          [payment.id, paidAt, formatPounds(payment.amount), payment.state, ...refunded, what].join(
            '\t',
          ),
        )
      }
      if (beforeId === undefined && purchases.length === 0) print('Nothing was bought.')
      beforeId = next ?? undefined
    } while (beforeId !== undefined)
  },
}

const formatPounds = (amount: number): string => formatPrice(amount, defaultLanguage)

export const refunds: readonly Command[] = [list, retry, refund]
