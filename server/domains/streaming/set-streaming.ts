import { isHttpsAddress } from '@rashi/contract/links.rules'
import type { Trx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { putStream, removeStream } from './streaming.repository.ts'

/**
 * Sets the URL of the live stream, or ends it with null, for the studio and the operator's command.
 *
 * @throws {Refusal} `invalid` if the URL is not https, because pages link to it.
 */
export async function setStreaming(trx: Trx, { url }: { url: string | null }): Promise<void> {
  if (url === null) return removeStream(trx)
  if (!isHttpsAddress(url))
    throw new Refusal('invalid', { errors: { url: ['studio.live.address-wrong'] } })
  await putStream(trx, url)
}
