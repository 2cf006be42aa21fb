import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandIn, startS3StandIn } from '../../testing/s3-stand-in.ts'
import type { MediaStore } from './media-store.ts'
import { openMediaStore } from './open-media-store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'media-'))
let s3: S3StandIn
beforeAll(async () => {
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.stop()
  rmSync(dataDir, { recursive: true })
})

const key = 'pictures/0f1e/640.webp'
const bytes = Buffer.from([0, 255, 10, 13, 128, 0])

describe.each<[string, () => MediaStore]>([
  ['on disk', () => openMediaStore({ dataDir, mediaBucket: null })],
  ['in a bucket', () => openMediaStore({ dataDir, mediaBucket: s3.settings })],
])('the store of pictures %s', (_, open) => {
  test('returns the bytes of a file as they were put, replaces and deletes them (STU-141)', async () => {
    const store = open()
    expect(await store.get(key)).toBeNull()
    await store.put(key, bytes, 'image/webp')
    expect(await store.get(key)).toEqual(bytes)
    const large = Buffer.alloc(3_000_000, 'picture')
    await store.put(key, large, 'image/webp')
    expect((await store.get(key))?.equals(large)).toBe(true)
    await store.put('uploads/0f1e', bytes, 'application/octet-stream')
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    await store.delete(key)
    expect(await store.get('uploads/0f1e')).toEqual(bytes)
  })

  // Guard in server/gateways/media/media-store.ts: a key names a file inside the store.
  test.each([
    '../secret',
    'pictures/../../secret',
    '/etc/passwd',
    'a//b',
    '',
    'a\0b',
    'a/.',
    'a?b',
  ])('refuses the key %j (STU-141, STU-146)', async (bad) => {
    const store = open()
    await expect(store.put(bad, bytes, 'image/webp')).rejects.toThrow('not a key')
    await expect(store.get(bad)).rejects.toThrow('not a key')
    await expect(store.delete(bad)).rejects.toThrow('not a key')
  })

  test('keeps a file whole when two write it at the same time (STU-141)', async () => {
    const store = open()
    const [one, other] = [Buffer.alloc(500_000, 'a'), Buffer.alloc(400_000, 'b')]
    await Promise.all([store.put(key, one, 'image/webp'), store.put(key, other, 'image/webp')])
    const found = await store.get(key)
    expect(found?.equals(one) || found?.equals(other)).toBe(true)
  })
})

test('files on disk are readable by their account only, and nothing half-written stays (STU-141)', async () => {
  await openMediaStore({ dataDir, mediaBucket: null }).put(key, bytes, 'image/webp')
  expect(readdirSync(join(dataDir, 'media/pictures/0f1e'))).toEqual(['640.webp'])
  expect(statSync(join(dataDir, 'media', key)).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'media')).mode & 0o777).toBe(0o700)
})

describe('a bucket', () => {
  const open = (settings = s3.settings) => openMediaStore({ dataDir, mediaBucket: settings })

  test('gets each file with its type (STU-141)', async () => {
    await open().put(key, bytes, 'image/webp')
    expect(s3.objects.get(key)).toEqual({ type: 'image/webp', bytes })
  })

  test('is asked again after it was too busy (STU-141)', async () => {
    s3.failNext(503, 500)
    await open().put(key, bytes, 'image/webp')
    s3.failNext(503)
    expect(await open().get(key)).toEqual(bytes)
  })

  test.each([
    ['a wrong secret', { secretAccessKey: 'other' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, '403 AccessDenied'],
    ['another bucket', { bucket: 'others' }, '404 NoSuchBucket'],
  ])(
    'with %s fails by an error that names the answer, and no secret (STU-141)',
    async (_, wrong, answer) => {
      const failing = open({ ...s3.settings, ...wrong }).put(key, bytes, 'image/webp')
      await expect(failing).rejects.toThrow(answer)
      await expect(failing).rejects.not.toThrow(/hush|other$/)
    },
  )
})
