import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../operations/index.ts'
import { lockAsSeen, readShownPictures } from './change-gemstone.ts'
import { listValues } from './gemstone-changes.rules.ts'
import { deleteStone } from './studio-gemstones.repository.ts'

/**
 * Deletes a stone that visitors have never seen. The record keeps its texts.
 *
 * @throws {Refusal} `not-found`, `changed-meanwhile`; `gemstone-shown` for one that visitors have seen
 */
export async function deleteGemstone(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { gemstone_id: id, version }: ParsedBodyOf<'POST /studio/delete-gemstone'>,
  actor: StaffActor,
): Promise<Record<string, never>> {
  await write(db, async (trx) => {
    const row = await lockAsSeen(trx, id, version)
    if (row.was_shown) throw new Refusal('gemstone-shown')
    const before = listValues({ ...row, pictures: await readShownPictures(trx, id) })
    await deleteStone(trx, id)
    const act = { at: clock.now(), object: 'gemstone', objectId: row.slug }
    await recordAct(trx, actor, { ...act, before })
  })
  return {}
}
