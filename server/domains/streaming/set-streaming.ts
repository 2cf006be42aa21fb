import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { putStream, removeStream } from './streaming.repository.ts'

/**
 * Says that a stream is on at `url`, or with null that none is.
 *
 * @throws {TypeError} when the address is not http or https: every page links to it.
 */
export async function setStreaming(db: Db, { url }: { url: string | null }): Promise<void> {
  if (url === null) return write(db, removeStream)
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new TypeError('a stream’s address must begin with http:// or https://')
  await write(db, (trx) => putStream(trx, url))
}
