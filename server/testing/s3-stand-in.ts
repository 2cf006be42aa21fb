import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { MediaBucket } from '../platform/config.ts'

export interface S3StandIn {
  readonly settings: MediaBucket
  /** The objects of the bucket, by their keys. */
  readonly objects: Map<string, { type: string; bytes: Buffer }>
  /** Answers the next requests with a status, in place of doing what they ask. */
  failNext(...statuses: number[]): void
  stop(): Promise<void>
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Starts a server with a bucket that answers PUT, GET, HEAD and DELETE of an object as Amazon S3 does, and checks the
 * signature of each request by the document "Signature Version 4".
 */
export async function startS3StandIn(port = 0): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const failures: number[] = []
  const access = { accessKeyId: 'AKIATEST', secretAccessKey: 'hush+/=', region: 'eu-west-2' }
  const bucket = 'pictures'
  const server = createServer((request, response) => {
    const answer = (status: number, code = '', body: Buffer | null = null, type = '') => {
      const xml = code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
      response.writeHead(status, { 'content-type': type || 'application/xml' })
      response.end(body ?? xml)
    }
    void buffer(request).then((bytes) => {
      const failure = failures.shift()
      if (failure !== undefined) return answer(failure, 'SlowDown')
      const fault = findFault(request, bytes, access)
      if (fault) return answer(403, fault)
      const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
      const [, name, ...rest] = path.split('/')
      const key = rest.join('/')
      if (name !== bucket) return answer(404, 'NoSuchBucket')
      const object = objects.get(key)
      switch (request.method) {
        case 'PUT': {
          const type = request.headers['content-type'] ?? 'binary/octet-stream'
          objects.set(key, { type, bytes })
          return answer(200)
        }
        case 'GET':
        case 'HEAD':
          return object ? answer(200, '', object.bytes, object.type) : answer(404, 'NoSuchKey')
        case 'DELETE':
          objects.delete(key)
          return answer(204)
        default:
          return answer(405, 'MethodNotAllowed')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, bucket, ...access },
    objects,
    failNext: (...statuses) => void failures.push(...statuses),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Returns the error code of a request whose signature is not that of its method, address, headers and body. */
function findFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Omit<MediaBucket, 'endpoint' | 'bucket'>,
): string | undefined {
  const [, id, day = '', inRegion, signed = '', signature = ''] =
    authorizationPattern.exec(headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  const date = String(headers['x-amz-date'])
  const ageMs =
    Date.now() - Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(ageMs) < 15 * 60_000) || !date.startsWith(day)) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  const isCovered = Object.keys(headers).every(
    (name) => (name !== 'host' && !name.startsWith('x-amz-')) || names.includes(name),
  )
  if (!isCovered || inRegion !== region) return 'AccessDenied'
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body))
    return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed,
    contentHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  const expected = hmac(key, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch'
}
