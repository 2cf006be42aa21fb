import type { Context } from '../../context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { fileKey, fileNames, uploadKey } from './picture-files.rules.ts'
import { beginRemoval, deleteRemoved, listRemoving, noteUse } from './picture.repository.ts'

/** Backups copy the files after the database, and open pages show what they have read: both need files a while longer. */
const keptUnused = { hours: 24 }

/** Lists the pictures that a domain shows. */
export type ListUsedPictures = (db: Db) => Promise<string[]>

/**
 * Deletes pictures that nothing has shown for a day. A picture is first marked as being removed, so that nobody begins to use
 * it while its files are deleted.
 */
export async function removeUnusedPictures(
  { clock, db, media }: Pick<Context, 'clock' | 'db' | 'media'>,
  listUsed: ListUsedPictures,
): Promise<void> {
  const now = clock.now()
  const used = await listUsed(db)
  await write(db, async (trx) => {
    await noteUse(trx, used, now)
    await beginRemoval(trx, now.subtract(keptUnused))
  })
  for (const { id } of await listRemoving(db)) {
    const keys = [uploadKey(id), ...fileNames.map((name) => fileKey(id, name))]
    await Promise.all(keys.map((key) => media.delete(key)))
    await write(db, (trx) => deleteRemoved(trx, id))
  }
}
