import { grantGoldTrial, readAccess } from '../domains/access/index.ts'
import {
  endCoupon,
  findSoldPlanId,
  listPromoCodes,
  makeCoupon,
} from '../domains/subscriptions/index.ts'
import { findAccountId } from '../domains/identity/index.ts'
import {
  type Command,
  parseCount,
  parseEndOfDay,
  formatInstant,
  OperatorError,
  findText,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

const make: Command = {
  name: 'coupon make',
  parameters: ['<code>'],
  options: { weeks: { type: 'string' }, plan: { type: 'string' }, until: { type: 'string' } },
  optionsUsage: '--weeks N [--plan Silver|Gold|Diamond] [--until YYYY-MM-DD]',
  description: 'makes a promo code for so many weeks, of any plan or of one',
  run: async (context, args) => {
    const weeks = parseCount(requireText(args, 'weeks'), 'weeks')
    const plan = findText(args, 'plan')
    const until = findText(args, 'until')
    const expiresAt = until === null ? null : parseEndOfDay(until, 'until')
    if (expiresAt && Temporal.Instant.compare(expiresAt, context.clock.now()) <= 0)
      throw new UsageError('--until must not lie in the past')
    const made = {
      code: args.positionals[0] ?? '',
      weeks,
      plan_id: plan === null ? null : await findSoldPlanId(context.db, plan),
      starts_at: null,
      expires_at: expiresAt?.toString() ?? null,
    }
    const code = await performAct(
      context,
      'coupon make',
      (created: string) => ({ code: created, weeks, plan, until }),
      (trx, at) => makeCoupon(trx, made, at),
    )
    context.print(`${code} gives ${weeks} weeks of ${plan ?? 'any plan'}.`)
  },
}

const end: Command = {
  name: 'coupon end',
  parameters: ['<code>'],
  description: 'lets nobody use it any more; what was bought with it goes on',
  run: async (context, { positionals: [typed = ''] }) => {
    const code = await performAct(
      context,
      'coupon end',
      (ended: string) => ({ code: ended }),
      (trx, at) => endCoupon(trx, { code: typed, at }),
    )
    context.print(`${code} has ended.`)
  },
}

const list: Command = {
  name: 'coupon list',
  parameters: [],
  description: 'lists the promo codes',
  run: async (context) => {
    for (let after: number | null | undefined = undefined; after !== null;) {
      const page: Awaited<ReturnType<typeof listPromoCodes>> = await listPromoCodes(context, {
        after,
      })
      for (const { code, weeks, plan, state, expires_at } of page.promo_codes) {
        const isOver = state === 'ended' || state === 'expired'
        const end = expires_at
          ? `${isOver ? 'ended' : 'until'} ${formatInstant(Temporal.Instant.from(expires_at))}`
          : 'without end'
        context.print(`${code}\t${weeks} weeks\t${plan?.title ?? 'any plan'}\t${end}`)
      }
      after = page.next
    }
  },
}

const trial: Command = {
  name: 'trial gold',
  parameters: ['<email>'],
  options: { days: { type: 'string' }, until: { type: 'string' } },
  optionsUsage: '--days N | --until YYYY-MM-DD',
  description: 'opens weekly and monthly readings of somebody’s own sign for a time',
  run: async (context, args) => {
    const until = parseUntil(args.options, context.clock.now())
    const userId = await findAccountId(context.db, args.positionals[0] ?? '')
    if (userId === undefined) throw new OperatorError(`${args.positionals[0]} has no account`)
    const { trial: current } = await readAccess(context, { userId, generatedSignId: null })
    if (current === null)
      throw new OperatorError(
        `the mailbox of ${args.positionals[0]} had its free weeks within the last year: make a promo code`,
      )
    if (current.endedAt)
      throw new OperatorError(
        `the first subscription of ${args.positionals[0]} ended their trials for good: make a promo code`,
      )
    const details = { user_id: userId, until: until.toString() }
    await performAct(context, 'trial gold', details, (trx) =>
      grantGoldTrial(trx, { userId, until }),
    )
    context.print(`A gold trial until ${formatInstant(until)} UTC.`)
  },
}

function parseUntil(
  options: Readonly<Record<string, string | boolean | undefined>>,
  now: Temporal.Instant,
): Temporal.Instant {
  const [days, day] = [findText({ options }, 'days'), findText({ options }, 'until')]
  if ((days === null) === (day === null)) throw new UsageError('give either --days or --until')
  const until =
    days === null
      ? parseEndOfDay(day ?? '', 'until')
      : now.add({ hours: 24 * parseCount(days, 'days') })
  if (Temporal.Instant.compare(until, now) <= 0)
    throw new UsageError('--until must not lie in the past')
  return until
}

export const promotions: readonly Command[] = [make, end, list, trial]
