import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { site, succeed } from './second-factors.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Draws a picture whose left half is red and whose right half is blue. */
export const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    {
      input: {
        create: {
          width: Math.floor(width / 2),
          height,
          channels: 3 as const,
          background: '#1010d0',
        },
      },
      gravity: 'east',
    },
  ])

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Makes a PNG of few bytes that says it has many pixels, all of them black. */
export function makeBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Uploads bytes as the studio's page does. */
export const uploadPicture = (
  { call }: Pick<TestApp, 'call'>,
  bytes: Uint8Array | string,
  { cookie, type = 'application/octet-stream' }: { cookie?: string; type?: string },
): Promise<Answer> =>
  call('POST /api/studio/upload-picture', {
    headers: {
      origin: site.origin,
      'content-type': type,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: Buffer.from(bytes),
  })

/** Uploads a picture and runs the job that prepares it; returns its id. */
export async function addPicture(
  product: Pick<TestApp, 'call' | 'jobs'>,
  { cookie }: { cookie: string },
  size: readonly [width: number, height: number],
): Promise<string> {
  const bytes = await drawPicture(...size)
    .jpeg()
    .toBuffer()
  const { id } = await succeed(uploadPicture(product, bytes, { cookie }))
  await product.jobs.run()
  return id
}
