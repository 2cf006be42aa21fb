import { grantGoldTrial, readAccess } from '../domains/access/index.ts'
import { endCoupon, listCoupons, makeCoupon } from '../domains/subscriptions/index.ts'
import { findAccountId } from '../domains/identity/index.ts'
import {
  type Command,
  count,
  endOfDay,
  moment,
  OperatorError,
  optionalText,
  perform,
  text,
  UsageError,
} from './command.ts'

const make: Command = {
  name: 'coupon make',
  takes: ['<code>'],
  options: { weeks: { type: 'string' }, plan: { type: 'string' }, until: { type: 'string' } },
  optionsShown: '--weeks N [--plan Silver|Gold|Diamond] [--until YYYY-MM-DD]',
  does: 'makes a promo code for so many weeks, of any plan or of one',
  run: async (context, given) => {
    const weeks = count(text(given, 'weeks'), 'weeks')
    const plan = optionalText(given, 'plan')
    const until = optionalText(given, 'until')
    const expiresAt = until === null ? null : endOfDay(until, 'until')
    if (expiresAt && Temporal.Instant.compare(expiresAt, context.clock.now()) <= 0)
      throw new UsageError('--until must not lie in the past')
    const code = await perform(
      context,
      'coupon make',
      (made: string) => ({ code: made, weeks, plan, until }),
      (trx) => makeCoupon(trx, { code: given.words[0] ?? '', weeks, plan, expiresAt }),
    )
    context.say(`${code} gives ${weeks} weeks of ${plan ?? 'any plan'}.`)
  },
}

const end: Command = {
  name: 'coupon end',
  takes: ['<code>'],
  does: 'lets nobody use it any more; what was bought with it goes on',
  run: async (context, { words: [typed = ''] }) => {
    const code = await perform(
      context,
      'coupon end',
      (ended: string) => ({ code: ended }),
      (trx, at) => endCoupon(trx, { code: typed, at }),
    )
    context.say(`${code} has ended.`)
  },
}

const list: Command = {
  name: 'coupon list',
  takes: [],
  does: 'lists the promo codes',
  run: async ({ clock, db, say }) => {
    for (const { code, weeks, plan, expires_at } of await listCoupons(db)) {
      const isOver = expires_at && Temporal.Instant.compare(expires_at, clock.now()) <= 0
      const end = expires_at ? `${isOver ? 'ended' : 'until'} ${moment(expires_at)}` : 'without end'
      say(`${code}\t${weeks} weeks\t${plan ?? 'any plan'}\t${end}`)
    }
  },
}

const trial: Command = {
  name: 'trial gold',
  takes: ['<email>'],
  options: { days: { type: 'string' }, until: { type: 'string' } },
  optionsShown: '--days N | --until YYYY-MM-DD',
  does: 'opens weekly and monthly readings of somebody’s own sign for a time',
  run: async (context, given) => {
    const until = untilOf(given.options, context.clock.now())
    const userId = await findAccountId(context.db, given.words[0] ?? '')
    if (userId === undefined) throw new OperatorError(`${given.words[0]} has no account`)
    const { trial: known } = await readAccess(context, { userId, generatedSignId: null })
    if (known?.endedAt)
      throw new OperatorError(
        `the first subscription of ${given.words[0]} ended their trials for good: make a promo code`,
      )
    const details = { user_id: userId, until: until.toString() }
    await perform(context, 'trial gold', details, (trx) => grantGoldTrial(trx, { userId, until }))
    context.say(`A gold trial until ${moment(until)} UTC.`)
  },
}

function untilOf(
  options: Readonly<Record<string, string | boolean | undefined>>,
  now: Temporal.Instant,
): Temporal.Instant {
  const [days, day] = [optionalText({ options }, 'days'), optionalText({ options }, 'until')]
  if ((days === null) === (day === null)) throw new UsageError('give either --days or --until')
  const until =
    days === null ? endOfDay(day ?? '', 'until') : now.add({ hours: 24 * count(days, 'days') })
  if (Temporal.Instant.compare(until, now) <= 0)
    throw new UsageError('--until must not lie in the past')
  return until
}

export const promotions: readonly Command[] = [make, end, list, trial]
