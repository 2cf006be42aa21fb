import type { LetterKind } from '@rashi/contract/letters.rules'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { initialSettings, type LetterSettings } from './letter-settings.rules.ts'
import './letter-settings.table.ts'
import type { ReminderDays } from '../schedule/reminder.rules.ts'

export const findSettings = (db: Db, userId: string): Promise<LetterSettings | undefined> =>
  db.selectFrom('letter_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Locks a person's settings until the transaction ends. */
export const lockSettings = (trx: Trx, userId: string): Promise<LetterSettings | undefined> =>
  trx
    .selectFrom('letter_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function upsertSettings(trx: Trx, row: LetterSettings): Promise<void> {
  const { user_id: _key, ...changed } = row
  await trx
    .insertInto('letter_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

export async function updateSettings(
  trx: Trx,
  userId: string,
  change: Partial<LetterSettings>,
): Promise<void> {
  await trx.updateTable('letter_settings').set(change).where('user_id', '=', userId).execute()
}

export type DueLetter = Pick<
  LetterSettings,
  'user_id' | 'language_id' | 'time_zone' | 'weekly_planned'
>

/** Locks the weekly letters that are due, at most `limit`; those that another process plans just now are left out. */
export const claimDueLetters = (
  trx: Trx,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<DueLetter[]> =>
  trx
    .selectFrom('letter_settings')
    .select(['user_id', 'language_id', 'time_zone', 'weekly_planned'])
    .where('weekly', '=', true)
    .where('weekly_next_at', '<=', now)
    .orderBy('weekly_next_at')
    .orderBy('user_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export interface PlannedLetter {
  readonly userId: string
  /** The Monday of the week that a letter is planned for; null: none. */
  readonly week: string | null
  readonly nextAt: Temporal.Instant
}

/** Stores what was planned for many people, in one statement. */
export async function storePlans(trx: Trx, plans: readonly PlannedLetter[]): Promise<void> {
  if (plans.length === 0) return
  await sql`
    update letter_settings set
      weekly_next_at = plan.next_at,
      weekly_planned = coalesce(plan.week, letter_settings.weekly_planned)
    from unnest(
      ${plans.map(({ userId }) => userId)}::uuid[],
      ${plans.map(({ nextAt }) => `${nextAt}`)}::timestamptz[],
      ${plans.map(({ week }) => week)}::date[]
    ) as plan (user_id, next_at, week)
    where letter_settings.user_id = plan.user_id
  `.execute(trx)
}

const trialColumns = { 14: 'trial_14_at', 3: 'trial_3_at' } as const satisfies Record<
  ReminderDays,
  keyof LetterSettings
>

/**
 * Records for many people, in one statement, that a reminder is planned. Returns those who want it and had none; an account
 * without settings gets them.
 */
export async function claimReminders(
  trx: Trx,
  { userIds, days, at }: { userIds: readonly string[]; days: ReminderDays; at: Temporal.Instant },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const column = trialColumns[days]
  const claimed = await trx
    .insertInto('letter_settings')
    .values(userIds.map((userId) => ({ ...initialSettings(userId), [column]: at })))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ [column]: at })
        .where(`letter_settings.${column}`, 'is', null)
        .where('letter_settings.trial', '=', true),
    )
    .returning('user_id')
    .execute()
  return claimed.map(({ user_id }) => user_id)
}

/** Counts the readers of each letter. */
export const countReaders = (db: Db): Promise<Record<LetterKind, number>> =>
  db
    .selectFrom('letter_settings')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('weekly', '=', true).as('weekly'),
      select.fn.countAll<number>().filterWhere('trial', '=', true).as('trial'),
    ])
    .executeTakeFirstOrThrow()

export const deleteSettings = (trx: Trx, userId: string) =>
  trx.deleteFrom('letter_settings').where('user_id', '=', userId).execute()
