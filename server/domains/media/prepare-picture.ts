import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { encodePicture } from './encode-picture.ts'
import { fileKey, mediaTypes, uploadKey } from './picture-files.rules.ts'
import { completePicture } from './picture.repository.ts'

/** Writes the files of an uploaded picture, and deletes what was uploaded. */
export async function preparePicture(
  { db, media }: Pick<Context, 'db' | 'media'>,
  id: string,
): Promise<void> {
  const upload = await media.get(uploadKey(id))
  // An earlier run of the job has done its work.
  if (upload === null) return
  const made = await encodePicture(upload)
  const isFailed = typeof made === 'string'
  if (!isFailed)
    for (const { name, format, bytes } of made.files)
      await media.put(fileKey(id, name), bytes, mediaTypes[format])
  await write(db, (trx) =>
    completePicture(
      trx,
      id,
      isFailed
        ? { state: 'failed', failure: made, width: null, height: null }
        : { state: 'ready', failure: null, width: made.width, height: made.height },
    ),
  )
  await media.delete(uploadKey(id))
}
