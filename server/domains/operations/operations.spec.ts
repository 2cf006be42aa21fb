import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { write } from '../../platform/database/write.ts'
import { site, succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordCommand, recordReading } from './index.ts'

let product: TestApp
let owner: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  owner = await createStaff(product, 'owner', 'asha@example.org')
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie: string } = owner) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}), address: '203.0.113.9' })
const listActs = async (query = '') => (await succeed(call(`GET /acts${query}`))).acts
const recordBy = (act: string, details: Record<string, string> = {}) =>
  write(product.context.db, (trx) =>
    recordCommand(trx, {
      operator: 'Ravi',
      account: 'root',
      act,
      details,
      at: product.clock.now(),
    }),
  )

describe('the record of acts', () => {
  test('says who did what to what, before and after, when and from where (STU-14)', async () => {
    const member = await createStaff(product, 'viewer')
    product.clock.advance({ seconds: 1 })
    const changed = await call('POST /change-role', { id: member.id, role: 'support' })
    const [last] = await listActs()
    expect(last).toEqual({
      id: expect.any(String),
      at: product.clock.now().toString(),
      who: 'asha@example.org',
      staff_id: owner.id,
      os_account: null,
      act: 'staff role',
      object: 'staff',
      object_id: member.id,
      before: { role: 'viewer' },
      after: { role: 'support' },
      details: {},
      address: '203.0.113.9',
      request_id: changed.headers['x-request-id'],
    })
  })

  test('holds every act of the way in, out and around, and no secret (STU-14)', async () => {
    const member = await createStaff(product, 'editor')
    const by = { cookie: await signInStaff(product, member) }
    const { options } = await succeed(call('POST /proof/passkey-options', undefined, by))
    const passkey = member.authenticator.assert({ ...site, challenge: options.challenge })
    await succeed(call('POST /proof', { passkey }, by))
    const { recovery_codes } = await succeed(call('POST /new-recovery-codes', undefined, by))
    await succeed(call('POST /end-session', {}, by))
    await succeed(call('POST /sign-out', undefined, by))
    const rows = await listActs(`?staff=${member.id}`)
    expect(rows.map(({ act }: { act: string }) => act).toSorted()).toEqual([
      'proof',
      'recovery-codes new',
      'session end',
      'sign in',
      'sign out',
      'staff join',
    ])
    const told = JSON.stringify(rows)
    for (const secret of [recovery_codes[0], by.cookie.split('=')[1], passkey])
      expect(told).not.toContain(secret)
  })

  // Guard in server/domains/operations/record-act.ts: what cannot be recorded is not done.
  test('is written in the transaction of the act, so that neither is there without the other (STU-14)', async () => {
    const { db } = product.context
    const member = await createStaff(product, 'viewer')
    await sql`alter table operator_acts add constraint refuse_all check (act <> 'staff role') not valid`.execute(
      db,
    )
    const refused = await call('POST /change-role', { id: member.id, role: 'support' })
    await sql`alter table operator_acts drop constraint refuse_all`.execute(db)
    expect(refused.status).toBe(500)
    const { staff } = (await call('GET /staff')).body
    expect(staff.find(({ id }: { id: string }) => id === member.id).role).toBe('viewer')
    const before = (await listActs('?act=staff+role')).length
    const unknown = { id: '01890000-0000-7000-8000-000000000000', role: 'support' }
    expect((await call('POST /change-role', unknown)).status).toBe(404)
    expect(await listActs('?act=staff+role')).toHaveLength(before)
  })

  test('holds what was read, by the ids of what was shown (STU-20)', async () => {
    const studio = { act: 'orders read', address: '203.0.113.9', requestId: crypto.randomUUID() }
    const actor = { staff: { staffId: owner.id, email: owner.email }, studio }
    await recordReading(product.context, actor, { object: 'order', ids: ['7', '8'] })
    await recordReading(product.context, actor, { object: 'order', ids: ['9'] })
    expect(await listActs('?act=orders+read')).toMatchObject([
      { object: 'order', object_id: '9', details: { read: '9' }, who: 'asha@example.org' },
      { object: 'order', object_id: null, details: { read: '7 8' } },
    ])
    const unlisted = { ...actor, studio: { ...studio, act: null } }
    await expect(
      recordReading(product.context, unlisted, { object: 'order', ids: [] }),
    ).rejects.toThrow('no act by the table')
  })

  // Guard in server/migrations/202611221910-operations-append-only.sql: staff cannot hide what they did.
  test('cannot be changed or deleted with the rights of the product (STU-15)', async () => {
    const { db } = product.context
    const before = await db.selectFrom('operator_acts').selectAll().orderBy('id').execute()
    for (const change of [
      sql`update operator_acts set after = null where staff_id is not null`,
      sql`delete from operator_acts where staff_id is not null`,
      sql`truncate operator_acts`,
    ])
      await expect(change.execute(db)).rejects.toThrow('operator_acts is append-only')
    expect(before.length).toBeGreaterThan(0)
    expect(await db.selectFrom('operator_acts').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test('lists commands too, and filters by staff, act, object and time (STU-16)', async () => {
    const at = product.clock.now()
    product.clock.advance({ seconds: 10 })
    await recordBy('live on', { address: 'https://stream.example' })
    const member = await createStaff(product, 'viewer')
    await succeed(call('POST /remove-staff', { id: member.id }))
    const acts = async (query: string) =>
      (await listActs(query)).map(({ act }: { act: string }) => act)
    expect((await listActs('?act=live+on'))[0]).toMatchObject({
      who: 'Ravi',
      os_account: 'root',
      staff_id: null,
      details: { address: 'https://stream.example' },
    })
    expect(await acts(`?staff=${member.id}`)).toEqual(['staff join'])
    expect(await acts(`?object=staff&object_id=${member.id}`)).toEqual(['staff remove'])
    expect(await acts(`?from=${at.add({ seconds: 10 })}`)).toHaveLength(3)
    expect(await acts(`?from=${at.add({ seconds: 11 })}`)).toEqual([])
    const until = await acts(`?to=${at.add({ seconds: 10 })}`)
    expect(until).not.toContain('live on')
    expect((await call('GET /acts?from=yesterday')).status).toBe(422)
  })

  test('is read in pages by key, without a gap or a repetition, also where acts have one time (STU-16)', async () => {
    for (let count = 1; count <= 120; count++) await recordBy('page', { count: `${count}` })
    const counts: string[] = []
    let query = '?act=page'
    for (let pages = 1; pages <= 3; pages++) {
      const { acts, next } = await succeed(call(`GET /acts${query}`))
      expect(acts).toHaveLength(pages === 3 ? 20 : 50)
      counts.push(...acts.map((one: { details: { count: string } }) => one.details.count))
      query = `?act=page&before=${next}`
      expect(next === null).toBe(pages === 3)
    }
    expect(new Set(counts).size).toBe(120)
  })

  test('is downloaded as CSV that no spreadsheet runs, and the download is recorded (STU-17)', async () => {
    const hostile = '=HYPERLINK("https://evil.example")'
    await recordBy(hostile, { note: 'a "quote", and a comma' })
    const by = { cookie: await signInStaff(product, owner) }
    const { text, headers } = await call(
      `GET /acts.csv?act=${encodeURIComponent(hostile)}`,
      undefined,
      by,
    )
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="acts.csv"')
    const [head, line, end] = text.split('\r\n')
    expect(head).toBe(
      '"at","who","os_account","act","object","object_id","before","after","details","address","request_id"',
    )
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"")",`)
    expect(end).toBe('')
    expect((await listActs())[0]).toMatchObject({ act: 'acts export', details: { act: hostile } })
    for (let count = 1; count <= 1001; count++) await recordBy('many')
    const all = (await call('GET /acts.csv?act=many', undefined, by)).text.trim().split('\r\n')
    expect(all).toHaveLength(1002)
  })
})
