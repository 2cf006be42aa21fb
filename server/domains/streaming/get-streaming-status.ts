import type { ResponseOf } from '@rashi/contract'
import type { Db } from '../../platform/database/database.ts'
import { findStream } from './streaming.repository.ts'

/** Returns `isLive` 1 with the stream's URL, or 0 without one. */
export async function getStreamingStatus(
  db: Db,
): Promise<ResponseOf<'GET /horoscope/live-streaming-status'>> {
  const stream = await findStream(db)
  return stream ? { isLive: 1, url: stream.url } : { isLive: 0, url: null }
}
