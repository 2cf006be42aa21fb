import type { Trx } from '../../platform/database/database.ts'
import { putStream, removeStream } from './streaming.repository.ts'

/**
 * Says that a stream is on at `url`, or with null that none is.
 *
 * @throws {RangeError} when the address is not http or https: every page links to it.
 */
export async function setStreaming(trx: Trx, { url }: { url: string | null }): Promise<void> {
  if (url === null) return removeStream(trx)
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new RangeError('a stream’s address must begin with http:// or https://')
  await putStream(trx, url)
}
