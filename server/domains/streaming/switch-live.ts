import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findLastAct, recordAct, type StaffActor } from '../operations/index.ts'
import { setStreaming } from './set-streaming.ts'
import { findStream, lockStream } from './streaming.repository.ts'

type LiveContext = Pick<Context, 'clock' | 'db'>

/** Shows what readers see, and who switched it last, in the studio or by the operator's command. */
export async function showLive({
  db,
}: Pick<Context, 'db'>): Promise<ResponseOf<'GET /studio/live'>> {
  const [stream, act] = await Promise.all([
    findStream(db),
    findLastAct(db, ['live on', 'live off']),
  ])
  return {
    url: stream?.url ?? null,
    switched: act ? { at: act.done_at.toString(), who: act.operator } : null,
  }
}

/**
 * Switches the stream on, to another address, or off with null, as a member of staff.
 *
 * @throws {Refusal} `changed-meanwhile` unless it is still as the caller saw it
 */
export async function switchLive(
  context: LiveContext,
  { url, seen_url: seen }: { url: string | null; seen_url: string | null },
  actor: StaffActor,
): Promise<ResponseOf<'GET /studio/live'>> {
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const before = (await lockStream(trx))?.url ?? null
    if (before !== seen) throw new Refusal('changed-meanwhile')
    if (before === url) return
    await setStreaming(trx, { url })
    const object = { object: 'live', objectId: null }
    await recordAct(trx, actor, { at, ...object, before: { url: before }, after: { url } })
  })
  return showLive(context)
}
