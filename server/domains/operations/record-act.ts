import type { Context } from '../../context/context.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import type { StaffSession, StudioOrigin } from '../../platform/http/studio-access.ts'
import { type ActDetails, insertStaffAct } from './act.repository.ts'
import type { ActValues } from './operations.table.ts'

/** The member of staff who acts, and the call by which they do. */
export interface StaffActor {
  readonly staff: Pick<StaffSession, 'staffId' | 'email'>
  readonly studio: StudioOrigin
}

/** The thing that an act is about. A person is named by id only. */
export interface ActObject {
  readonly object: string
  readonly objectId: string | null
}

/**
 * Records an act of a member of staff in the transaction that performs it. The name of the act is the one that the table of
 * studio calls gives the call.
 *
 * @throws {Error} for a call that records no act by that table
 */
export async function recordAct(
  trx: Trx,
  { staff, studio }: StaffActor,
  {
    at,
    object,
    objectId,
    before = null,
    after = null,
    details = {},
  }: ActObject & {
    at: Temporal.Instant
    before?: ActValues | null
    after?: ActValues | null
    details?: ActDetails
  },
): Promise<void> {
  const { act, address, requestId } = studio
  if (act === null) throw new Error('this call records no act by the table of studio calls')
  const { staffId, email } = staff
  const what = { act, object, objectId, before, after, details }
  await insertStaffAct(trx, { staffId, email, ...what, address, requestId, at })
}

/**
 * Records that a member of staff reads personal data. Call it before the response is sent: where the record fails, nothing
 * is shown.
 */
export const recordReading = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  { object, ids }: { object: string; ids: readonly string[] },
): Promise<void> =>
  write(db, (trx) =>
    recordAct(trx, actor, {
      at: clock.now(),
      object,
      objectId: ids.length === 1 ? (ids[0] ?? null) : null,
      details: { read: ids.join(' ') },
    }),
  )
