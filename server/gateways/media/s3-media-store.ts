import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { MediaBucket } from '../../platform/config.ts'
import { checkKey, type MediaStore } from './media-store.ts'

const timeoutMilliseconds = 20_000

/** Creates a store of files in a bucket of Amazon S3, or of a server with the same API. */
export function s3MediaStore({ endpoint, bucket, ...access }: MediaBucket): MediaStore {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 })
  const place = `${endpoint}/${bucket}`

  /** @throws {Error} unless the answer is a success, or 404 */
  async function send(method: string, key: string, file?: { bytes: Uint8Array; type: string }) {
    const answer = await client.fetch(`${place}/${checkKey(key)}`, {
      method,
      headers: {
        // Without it the signature would not cover the body.
        'x-amz-content-sha256': createHash('sha256')
          .update(file?.bytes ?? '')
          .digest('hex'),
        ...(file && { 'content-type': file.type }),
      },
      ...(file && { body: Buffer.from(file.bytes) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.ok || (answer.status === 404 && !file)) return { isFound: answer.ok, body }
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(body.toString()) ?? []
    throw new Error(`${method} ${place}/${key} was answered ${answer.status} ${code}`.trim())
  }

  return {
    place,
    put: async (key, bytes, type) => void (await send('PUT', key, { bytes, type })),
    get: async (key) => {
      const { isFound, body } = await send('GET', key)
      return isFound ? body : null
    },
    delete: async (key) => void (await send('DELETE', key)),
  }
}
