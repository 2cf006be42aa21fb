import type { PictureFiles } from '@rashi/contract/uploaded-pictures.rules'
import type { Db, Trx } from '../../platform/database/database.ts'
import { addressOf } from './picture-files.rules.ts'
import { listReadyPictures, markUsed } from './picture.repository.ts'

/** Keeps pictures from being removed, in the transaction that stores where they are shown. Returns whether all are ready. */
export async function usePictures(trx: Trx, ids: readonly string[]): Promise<boolean> {
  return (await markUsed(trx, ids)).length === new Set(ids).size
}

/** Returns where the files of pictures are, by the id of each that is ready. */
export async function readPictureFiles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureFiles>> {
  const rows = await listReadyPictures(db, ids)
  return new Map(
    rows.map(({ id, width, height }) => [id, { address: addressOf(id), width, height }]),
  )
}
