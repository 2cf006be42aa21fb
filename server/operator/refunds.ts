import { defaultLanguage, inDefaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { findAccountId } from '../domains/identity/index.ts'
import {
  listPayments,
  type OrderedRefund,
  poundsOf,
  refundPayment,
} from '../domains/payments/index.ts'
import { payables } from '../payables.ts'
import {
  type Command,
  moment,
  OperatorError,
  optionalText,
  pence,
  perform,
  text,
  UsageError,
} from './command.ts'

const refund: Command = {
  name: 'refund',
  takes: ['<id>'],
  options: {
    amount: { type: 'string' },
    keep: { type: 'boolean' },
    reason: { type: 'string' },
  },
  optionsShown: '[--amount 4.50] [--keep] --reason "…"',
  does: 'refunds a payment. All of it takes back what was bought, unless --keep; a part does not',
  run: async (context, given) => {
    const id = paymentId(given.words[0])
    const reason = text(given, 'reason')
    const amount = optionalText(given, 'amount')
    const order = {
      id,
      pence: amount === null ? null : pence(amount, 'amount'),
      keepsRights: given.options['keep'] === true,
    }
    const { refundPence, isRevoked, description } = await perform(
      context,
      'refund',
      (ordered: OrderedRefund) => ({
        purchase: ordered.purchaseId,
        payment: ordered.paymentId,
        amount: pounds(poundsOf(ordered.refundPence)),
        taken_back: ordered.isRevoked ? 'yes' : 'no',
        reason,
      }),
      (trx) => refundPayment(trx, { ...context, payables }, order),
    )
    context.say(
      `${pounds(poundsOf(refundPence))} of “${description}” will be refunded within a minute.`,
    )
    context.say(isRevoked ? 'What was bought is taken back.' : 'What was bought stays as it is.')
  },
}

/** @throws {UsageError} */
function paymentId(given: string | undefined): string {
  if (!given || !/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|pi_\w+)$/i.test(given))
    throw new UsageError(`${given} is no id of a payment: copy it from "payment list"`)
  return given
}

const list: Command = {
  name: 'payment list',
  takes: ['<email>'],
  does: 'lists the payments of an account, the newest first',
  run: async ({ db, say }, { words: [email = ''] }) => {
    const userId = await findAccountId(db, email)
    if (userId === undefined) throw new OperatorError(`${email} has no account`)
    let beforeId: string | undefined
    do {
      const { purchases, next } = await listPayments(db, { userId, beforeId })
      for (const payment of purchases) {
        const what = inDefaultLanguage(payment.translations)?.description ?? payment.kind
        const refunded =
          payment.refunded_amount > 0 ? [`refund ${pounds(payment.refunded_amount)}`] : []
        const paidAt = moment(Temporal.Instant.from(payment.created_at))
        say(
          [payment.id, paidAt, pounds(payment.amount), payment.state, ...refunded, what].join('\t'),
        )
      }
      if (beforeId === undefined && purchases.length === 0) say('Nothing was bought.')
      beforeId = next ?? undefined
    } while (beforeId !== undefined)
  },
}

const pounds = (amount: number): string => formatPrice(amount, defaultLanguage)

export const refunds: readonly Command[] = [list, refund]
