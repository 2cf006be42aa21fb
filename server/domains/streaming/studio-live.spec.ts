import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '../../platform/database/write.ts'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordCommand } from '../operations/index.ts'
import { setStreaming } from './index.ts'

const url = 'https://stream.example/tonight'

let product: TestApp
let owner: TestStaff
let editor: TestStaff
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  owner = await createStaff(product, 'owner')
  editor = await createStaff(product, 'editor')
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie: string } = editor) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}) })
const switchOn = (to: string, seen_url: string | null) =>
  call('POST /live-on', { url: to, seen_url })
const show = () => succeed(call('GET /live'))
const listActs = async () => (await succeed(call('GET /acts?object=live', undefined, owner))).acts

test('an editor switches the stream on, elsewhere and off, which readers see and the record keeps (STU-180)', async () => {
  expect(await show()).toEqual({ url: null, switched: null })
  const on = await succeed(switchOn(` ${url} `, null))
  expect(on).toEqual({ url, switched: { at: '2026-11-21T09:00:00Z', who: editor.email } })
  const readers = async () =>
    (await product.call('GET /api/horoscope/live-streaming-status')).body.url
  await expect.poll(readers).toBe(url)
  const moved = await succeed(switchOn('https://stream.example/other', url))
  expect(moved.url).toBe('https://stream.example/other')
  expect((await succeed(call('POST /live-off', { seen_url: moved.url }))).url).toBeNull()
  await expect.poll(readers).toBeNull()
  expect(await listActs()).toMatchObject([
    { act: 'live off', before: { url: moved.url }, after: { url: null } },
    { act: 'live on', before: { url }, after: { url: moved.url } },
    { act: 'live on', who: editor.email, before: { url: null }, after: { url } },
  ])
})

// Guard in server/domains/streaming/switch-live.ts: nobody ends or moves a stream that they have not seen.
test('a switch that somebody else has made in the meantime is not overwritten (STU-180)', async () => {
  const answers = await Promise.all([switchOn(url, null), switchOn(`${url}/2`, null)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stale = await call('POST /live-off', { seen_url: null })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])
  const { url: now } = await show()
  const acts = (await listActs()).length
  await succeed(switchOn(now, now))
  expect(await listActs()).toHaveLength(acts)
  await succeed(call('POST /live-off', { seen_url: now }))
})

test('an address that is not https is refused, and its field is named (STU-180)', async () => {
  for (const wrong of ['http://stream.example', 'javascript:alert(1)', 'tonight', '']) {
    const { status, body } = await switchOn(wrong, null)
    expect([wrong, status, Object.keys(body.errors)]).toEqual([wrong, 422, ['url']])
  }
  expect((await show()).url).toBeNull()
})

test('a switch by the operator’s command shows with its name (STU-181)', async () => {
  product.clock.advance({ minutes: 1 })
  await write(product.context.db, async (trx) => {
    await setStreaming(trx, { url })
    const by = { operator: 'Asha', account: 'root', act: 'live on', details: { address: url } }
    await recordCommand(trx, { ...by, at: product.clock.now() })
  })
  expect(await show()).toEqual({ url, switched: { at: '2026-11-21T09:01:00Z', who: 'Asha' } })
})
