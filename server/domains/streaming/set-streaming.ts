import type { Trx } from '../../platform/database/database.ts'
import { putStream, removeStream } from './streaming.repository.ts'

/**
 * Sets the URL of the live stream, or ends it with null.
 *
 * @throws {RangeError} if the URL is not http or https, because pages link to it.
 */
export async function setStreaming(trx: Trx, { url }: { url: string | null }): Promise<void> {
  if (url === null) return removeStream(trx)
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new RangeError('a stream’s address must begin with http:// or https://')
  await putStream(trx, url)
}
