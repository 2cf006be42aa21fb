import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../operations/index.ts'
import { inspectPicture } from './encode-picture.ts'
import { addressOf, uploadKey } from './picture-files.rules.ts'
import { findPicture, type PictureRow, savePicture } from './picture.repository.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'prepare-picture': { readonly pictureId: string }
  }
}

type ShownPicture = ResponseOf<'GET /studio/picture'>

const present = ({ id, state, failure, width, height }: PictureRow): ShownPicture => {
  if (state === 'removing') throw new Refusal('not-found')
  return { id, state, failure, address: addressOf(id), width, height }
}

/**
 * Keeps an uploaded picture for the job that prepares it. The same bytes are the same picture, however often they are
 * uploaded.
 */
export async function uploadPicture(
  context: Pick<Context, 'clock' | 'db' | 'jobs' | 'media'>,
  bytes: Uint8Array,
  actor: StaffActor,
): Promise<ShownPicture> {
  const { clock, db, jobs, media } = context
  await inspectPicture(bytes)
  const id = createHash('sha256').update(bytes).digest('hex')
  const at = clock.now()
  const row = await write(db, async (trx) => {
    const saved = await savePicture(trx, id, at)
    // Until its files are deleted, which takes seconds.
    if (saved.state === 'removing') throw new Refusal('unavailable')
    const details = { bytes: bytes.byteLength }
    await recordAct(trx, actor, { at, object: 'picture', objectId: id, details })
    return saved
  })
  if (row.state === 'waiting') {
    await media.put(uploadKey(id), bytes, 'application/octet-stream')
    await write(db, (trx) => jobs.enqueue(trx, 'prepare-picture', { pictureId: id }))
  }
  return present(row)
}

/** @throws {Refusal} `not-found` for a picture that was never uploaded, or was removed */
export async function showPicture(
  { db }: Pick<Context, 'db'>,
  { picture_id: id }: ParsedQueryOf<'GET /studio/picture'>,
): Promise<ShownPicture> {
  const row = await findPicture(db, id)
  if (!row) throw new Refusal('not-found')
  return present(row)
}
