import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPicture, makeBomb, uploadPicture } from '../../testing/pictures.ts'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let editor: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  editor = await createStaff(product, 'editor')
})
afterAll(() => product.close())

const upload = (bytes: Uint8Array | string) => uploadPicture(product, bytes, editor)
const show = (id: string, cookie = editor.cookie) =>
  callStudio(product, `GET /picture?picture_id=${id}`, { cookie })
const read = (path: string) => product.app.inject({ url: path })
const sizes = [320, 640, 1280]
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Uploads a picture, runs the job, and returns it with the bytes of its files by their names. */
async function prepare(bytes: Uint8Array) {
  const { id } = await succeed(upload(bytes))
  await product.jobs.run()
  const picture = await succeed(show(id))
  const files = new Map<string, Buffer>()
  if (picture.state === 'ready')
    for (const size of sizes)
      for (const format of Object.keys(formats)) {
        const name = `${size}.${format}`
        files.set(name, (await read(`${picture.address}/${name}`)).rawPayload)
      }
  return { picture, files }
}

describe('an uploaded picture', () => {
  test('waits for a job, which encodes it in three sizes and three formats, none enlarged (STU-140)', async () => {
    const bytes = await drawPicture(2000, 1000).png().toBuffer()
    const waiting = await succeed(upload(bytes))
    const id = createHash('sha256').update(bytes).digest('hex')
    const address = `/media/pictures/${id}`
    expect(waiting).toEqual({
      id,
      state: 'waiting',
      failure: null,
      address,
      width: null,
      height: null,
    })
    const { picture, files } = await prepare(bytes)
    expect(picture).toMatchObject({ state: 'ready', width: 1280, height: 640 })
    for (const [name, file] of files) {
      const { format, width, height } = await sharp(file).metadata()
      const [size, ending] = name.split('.')
      expect([name, width, height]).toEqual([name, Number(size), Number(size) / 2])
      expect(formats[ending as keyof typeof formats]).toContain(format === 'heif' ? 'avif' : format)
    }
    const small = await prepare(await drawPicture(300, 500).webp().toBuffer())
    expect(small.picture).toMatchObject({ width: 300, height: 500 })
    expect(await sharp(small.files.get('1280.avif')).metadata()).toMatchObject({ width: 300 })
    expect(await sharp(small.files.get('320.jpg')).metadata()).toMatchObject({ height: 320 })
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be a file of the kind %s (STU-140)',
    async (kind) => {
      const { picture, files } = await prepare(await drawPicture(64, 48).toFormat(kind).toBuffer())
      expect(picture).toMatchObject({ state: 'ready', width: 64, height: 48 })
      const { data } = await sharp(files.get('640.jpg')).raw().toBuffer({ resolveWithObject: true })
      // The left is red and the right is blue, as it was drawn.
      expect(data[0]).toBeGreaterThan(180)
      expect(data[(64 - 1) * 3 + 2]).toBeGreaterThan(180)
    },
  )

  test('is the same one when the same bytes are uploaded twice, and each upload is recorded (STU-140)', async () => {
    const bytes = await drawPicture(50, 60).jpeg().toBuffer()
    const [one, other] = await Promise.all([succeed(upload(bytes)), succeed(upload(bytes))])
    expect(one.id).toBe(other.id)
    await product.jobs.run()
    expect(await succeed(upload(bytes))).toMatchObject({ id: one.id, state: 'ready' })
    const owner = await createStaff(product, 'owner')
    const { acts } = await succeed(
      callStudio(product, `GET /acts?object=picture&object_id=${one.id}`, owner),
    )
    expect(acts).toHaveLength(3)
    expect(acts[0]).toMatchObject({
      act: 'picture upload',
      who: editor.email,
      details: { bytes: bytes.length },
    })
  })

  // Guard in server/domains/media/encode-picture.ts: only pixels are kept.
  test('says nothing about place and camera any more, and stands upright (STU-144)', async () => {
    const bytes = await drawPicture(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Camera of Asha', Software: 'Rashi test' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1' },
      })
      .toBuffer()
    expect(bytes.includes('Camera of Asha')).toBe(true)
    const { picture, files } = await prepare(bytes)
    expect(picture).toMatchObject({ width: 200, height: 400 })
    for (const file of files.values()) {
      const metadata = await sharp(file).metadata()
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(file.includes('Camera of Asha')).toBe(false)
    }
    // Turned by a quarter to the right: what was on the left is at the top.
    const { data, info } = await sharp(files.get('1280.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(180)
    expect(data.at(-info.channels + 2)).toBeGreaterThan(180)
  })

  test('loses what is hidden before and after its pixels (STU-144)', async () => {
    const jpeg = await drawPicture(80, 80).jpeg().toBuffer()
    const script = '<script>alert(1)</script>'
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
    ])
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      Buffer.from(`${script}PK\u0003\u0004`),
    ])
    const { picture, files } = await prepare(polyglot)
    expect(picture.state).toBe('ready')
    for (const file of files.values()) expect(file.includes('alert(1)')).toBe(false)
    const kept = await product.context.media.get(`uploads/${picture.id}`)
    expect(kept).toBeNull()
  })
})

describe('is refused as no picture', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  // Guard in server/domains/media/encode-picture.ts: the content alone says what is read.
  test.each<[string, Buffer | string]>([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
    ['a page that is named .jpg', '<!doctype html><title>ruby.jpg</title><script>1</script>'],
    ['a GIF', gif],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['the beginning of a PNG alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', ''],
  ])('%s (STU-143)', async (_, bytes) => {
    const { status, body } = await upload(bytes)
    expect([status, body.code]).toEqual([422, 'picture-unknown'])
  })
})

describe('an upload is refused', () => {
  test('over 40 million pixels, also where the file is small (STU-143)', async () => {
    const bomb = makeBomb(50_000, 50_000)
    expect(bomb.length).toBeLessThan(400_000)
    for (const bytes of [bomb, makeBomb(8200, 5000)]) {
      const { status, body } = await upload(bytes)
      expect([status, body.code]).toEqual([422, 'picture-too-large'])
    }
    const { picture } = await prepare(makeBomb(8000, 5000))
    expect(picture).toMatchObject({ state: 'ready', width: 1280, height: 800 })
  })

  test('over 10 MB, and not at 10 MB (STU-143)', async () => {
    const limit = 10 * 1024 * 1024
    expect((await upload(Buffer.alloc(limit + 1))).status).toBe(413)
    const jpeg = await drawPicture(60, 60).jpeg().toBuffer()
    const { status, body } = await upload(Buffer.concat([jpeg, Buffer.alloc(limit - jpeg.length)]))
    expect([status, body.state]).toEqual([200, 'waiting'])
  })

  test('of guests and of roles that may not, and of a type that is not bytes (STU-143)', async () => {
    const bytes = await drawPicture(60, 60).png().toBuffer()
    expect((await uploadPicture(product, bytes, {})).status).toBe(401)
    for (const role of ['viewer', 'support', 'approver'] as const) {
      const { cookie } = await createStaff(product, role)
      expect([role, (await uploadPicture(product, bytes, { cookie })).status]).toEqual([role, 403])
    }
    const type = 'image/png'
    expect((await uploadPicture(product, bytes, { ...editor, type })).status).toBe(415)
    // Bytes are for this call only.
    const { status } = await product.call('POST /api/login', {
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from('{}'),
    })
    expect(status).toBe(415)
  })
})

test('a picture that is cut off fails with the reason, shows nothing, and may be uploaded again (STU-145)', async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const cut = whole.subarray(0, whole.length / 2)
  const { picture } = await prepare(cut)
  expect(picture).toMatchObject({ state: 'failed', failure: 'damaged', width: null })
  expect((await read(`${picture.address}/320.jpg`)).statusCode).toBe(404)
  expect(await product.context.media.get(`uploads/${picture.id}`)).toBeNull()
  expect(await succeed(upload(cut))).toMatchObject({ state: 'waiting', failure: null })
  await product.jobs.run()
  expect(await succeed(show(picture.id))).toMatchObject({ state: 'failed' })
})

describe('the files of a picture', () => {
  test('are served for ever, by their types, as nothing but pictures (STU-146)', async () => {
    const { picture } = await prepare(await drawPicture(90, 90).png().toBuffer())
    for (const [format, type] of Object.entries(formats)) {
      const { statusCode, headers } = await read(`${picture.address}/640.${format}`)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })

  test.each([
    'ID/641.jpg',
    'ID/640.png',
    'ID/640.jpg.part',
    'ID/..%2f..%2fuploads%2fID',
    '..%2fuploads%2fID/640.jpg',
    '..%2f..%2f..%2f..%2fetc/passwd',
    '%2e%2e/uploads/ID',
    `${'0'.repeat(64)}/640.jpg`,
    `${'A'.repeat(64)}/640.jpg`,
  ])(
    'are the only ones: %s is not found, and no cache keeps that for ever (STU-146)',
    async (path) => {
      const bytes = await drawPicture(70, 30).png().toBuffer()
      const { id } = await succeed(upload(bytes))
      const answer = await read(`/media/pictures/${path.replaceAll('ID', id)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    },
  )
})

// Guard in server/domains/media/remove-unused-pictures.ts: a backup, and open pages, need the files a while longer.
test('a picture that nothing shows is deleted with its files after a day (STU-147)', async () => {
  const { picture } = await prepare(await drawPicture(33, 44).png().toBuffer())
  const isServed = async () => (await read(`${picture.address}/320.jpg`)).statusCode === 200
  const sweep = () => product.jobs.runScheduled('remove-unused-pictures')
  product.clock.advance({ hours: 23, minutes: 59 })
  await sweep()
  expect(await isServed()).toBe(true)
  product.clock.advance({ minutes: 2 })
  await sweep()
  expect(await isServed()).toBe(false)
  const cookie = await signInStaff(product, editor)
  expect((await show(picture.id, cookie)).status).toBe(404)
})
