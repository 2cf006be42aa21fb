import { recoveryDays, unpaidDays, conversionDays } from '@rashi/contract/figures.rules'
import type { BillingInterval } from '@rashi/contract/tiers.rules'
import { sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../../../platform/database/database.ts'
import { selectTrialsBegun } from '../../access/index.ts'
import { selectLastPayment } from '../../payments/index.ts'
import '../groups/subscription.table.ts'
import '../renewals/renewal.table.ts'

interface Range {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** Active subscriptions with one billing interval and cards of one country; a combo is one. */
export interface ActiveSubscriptions {
  readonly interval: BillingInterval
  readonly country: string | null
  readonly subscriptions: number
  /** The sum of their last payments. */
  readonly pence: number
}

/** The number of groups in a batch, which takes PostgreSQL some 12 ms, and the pause between batches in milliseconds. */
const batch = { groups: 500, pause: 40 }

/**
 * Counts the billed groups that were active at an instant: bought before it and not ended by then. A group that is past due
 * is active; one that was cancelled is not, although it stays readable to the end of its period.
 */
export async function countActive(db: Db, at: Temporal.Instant): Promise<ActiveSubscriptions[]> {
  const counted = new Map<string, ActiveSubscriptions>()
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await countActiveAfter(db, { after, at })
    for (const { interval, country, subscriptions, pence } of rows) {
      const key = `${interval} ${country}`
      const before = counted.get(key)
      counted.set(key, {
        interval,
        country,
        subscriptions: subscriptions + (before?.subscriptions ?? 0),
        pence: pence + (before?.pence ?? 0),
      })
    }
    const [row] = rows
    if (!row || row.groups < batch.groups)
      return [...counted.values()].filter(({ subscriptions }) => subscriptions > 0)
    after = row.last
    await delay(batch.pause)
  }
}

/**
 * Counts a batch of groups in the order of their ids. Each row has the number of groups in the batch and the last of them. A
 * group that was never paid for counts as none, in a row without a country.
 */
async function countActiveAfter(
  db: Db,
  { after, at }: { after: string; at: Temporal.Instant },
): Promise<(ActiveSubscriptions & { groups: number; last: string })[]> {
  const { rows } = await sql<ActiveSubscriptions & { groups: number; last: string }>`
    with batch as materialized (
      select id, billing_interval from subscription_groups
      where id > ${after} and platform = 'web' and created_at < ${at} and (cancelled_at is null or cancelled_at >= ${at})
      order by id limit ${batch.groups}
    )
    select billing_interval as interval, paid.card_country as country,
      count(paid.amount_pence)::integer as subscriptions, coalesce(sum(paid.amount_pence), 0)::bigint as pence,
      (select count(*) from batch)::integer as groups, (select id from batch order by id desc limit 1) as last
    from batch left join lateral (${selectLastPayment(sql.ref('batch.id'), at)}) paid on true
    group by 1, 2`.execute(db)
  return rows
}

export interface EndedSubscriptions {
  readonly activeAtStart: number
  readonly chosen: number
  readonly failed: number
}

/** Counts the billed groups that ended in a month: by choice, or because a renewal failed for a week. */
export async function countEnded(db: Db, { from, until }: Range): Promise<EndedSubscriptions> {
  const { rows } = await sql<EndedSubscriptions>`
    select
      count(*) filter (where created_at < ${from})::integer as "activeAtStart",
      count(*) filter (where cancelled_at < ${until} and not is_failed)::integer as chosen,
      count(*) filter (where cancelled_at < ${until} and is_failed)::integer as failed
    from (
      select created_at, cancelled_at,
        cancelled_at >= period_ends_at + make_interval(hours => ${unpaidDays * 24}) as is_failed
      from subscription_groups
      where platform = 'web' and created_at < ${until} and (cancelled_at is null or cancelled_at >= ${from})
    ) groups`.execute(db)
  return rows[0] ?? { activeAtStart: 0, chosen: 0, failed: 0 }
}

/**
 * Counts the renewals whose first try failed in a month, and those of them that were paid later. One that was paid and given
 * back, because its subscription was cancelled meanwhile, did not fail.
 */
export async function countFailedRenewals(
  db: Db,
  { from, until }: Range,
): Promise<{ failed: number; recovered: number }> {
  const { rows } = await sql<{ failed: number; recovered: number }>`
    select count(*)::integer as failed,
      count(*) filter (where exists (
        select from renewals later
        where later.group_id = renewals.group_id and later.state in ('paid', 'refunded')
          and later.settled_at > renewals.settled_at
          and later.settled_at < renewals.settled_at + make_interval(hours => ${recoveryDays * 24})
      ))::integer as recovered
    from renewals
    where try_number = 1 and state = 'failed' and settled_at >= ${from} and settled_at < ${until}
      and failure_code is distinct from 'given-back'`.execute(db)
  return rows[0] ?? { failed: 0, recovered: 0 }
}

/** Counts the trials that began in a month, and those whose account paid for a first subscription in time. */
export async function countTrials(
  db: Db,
  range: Range,
): Promise<{ begun: number; converted: number }> {
  const { rows } = await sql<{ begun: number; converted: number }>`
    select count(*)::integer as begun,
      count(*) filter (where exists (
        select from subscription_groups g
        where g.user_id = trial.user_id and g.platform = 'web'
          and g.created_at < trial.started_at + make_interval(hours => ${conversionDays * 24})
      ))::integer as converted
    from (${selectTrialsBegun(range)}) trial`.execute(db)
  return rows[0] ?? { begun: 0, converted: 0 }
}
