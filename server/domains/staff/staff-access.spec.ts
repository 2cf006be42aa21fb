import { routes } from '@rashi/contract'
import { findStudioCall, type StaffRole, staffRoles } from '@rashi/contract/studio-roles.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { write } from '../../platform/database/write.ts'
import { readApp, site, succeed } from '../../testing/second-factors.ts'
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeStaffMember } from './index.ts'

let product: TestApp
let owner: TestStaff
let members: Record<StaffRole, TestStaff>
beforeAll(async () => {
  product = await createTestApp()
  owner = await createStaff(product, 'owner')
  const joined = await Promise.all(staffRoles.map((role) => createStaff(product, role)))
  members = Object.fromEntries(joined.map((one) => [one.role, one])) as typeof members
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie?: string } = {}) =>
  callStudio(product, name, { ...(body ? { body } : {}), ...(cookie ? { cookie } : {}) })
const freshOwner = async () => ({ ...owner, cookie: await signInStaff(product, owner) })
const accessOf = async (by: { cookie: string }) =>
  (await succeed(call('GET /own-access', undefined, by))) as {
    passkeys: { id: string }[]
    has_authenticator_app: boolean
    recovery_codes_left: number
  }

const studioCalls = Object.entries(routes)
  .filter(([name]) => name.includes(' /studio/'))
  .map(([name, { auth }]) => ({ name, path: name.replace('/studio', ''), auth }))
const ofStaff = studioCalls.filter(({ auth }) => auth === 'staff')

describe('each call of the studio', () => {
  // The walks below call from one address, which is limited.
  beforeEach(() => product.clock.advance({ minutes: 1 }))

  // Guard in server/platform/http/studio-access.ts: the table of roles decides, on the server.
  test('is 401 without a session, and 403 for a role that the table does not list (STU-07)', async () => {
    expect(ofStaff.length).toBeGreaterThan(15)
    const seen: string[] = []
    for (const { name, path } of ofStaff) {
      // Invalid input: who may make the call is told before it is read, so nothing is changed.
      const body = path.startsWith('POST') ? { id: 0, session_id: 0, role: 0, code: 0 } : undefined
      seen.push(`${name} guest ${(await call(path, body)).body.code}`)
      if (path === 'POST /sign-out') continue
      for (const role of staffRoles) {
        const { status, body: answer } = await call(path, body, members[role])
        const isListed = findStudioCall(name)?.roles.includes(role) ?? false
        expect([name, role, status === 403 || status === 401]).toEqual([name, role, !isListed])
        if (!isListed) seen.push(`${name} ${role} ${answer.code}`)
      }
    }
    const guests = seen.filter((line) => line.includes(' guest '))
    expect(guests).toHaveLength(ofStaff.length)
    expect(new Set(guests.map((line) => line.split(' ').at(-1)))).toEqual(
      new Set(['unauthenticated']),
    )
    // 25 calls are the owner's alone and leave out 4 roles. 22 are support's too, 24 an editor's, 2 a viewer's and 2 an
    // approver's: each leaves out 3 roles. Drafts of horoscopes, 4 calls, leave out 2.
    const refused = seen.filter((line) => !line.includes(' guest '))
    expect(refused).toHaveLength(25 * 4 + (22 + 24 + 2 + 2) * 3 + 4 * 2)
    expect(refused.every((line) => line.endsWith(' forbidden'))).toBe(true)
  })

  // Guard in server/platform/http/studio-access.ts: another host of the same site sends the cookie too.
  test('that changes something is refused from another origin, also for guests (STU-09)', async () => {
    for (const { name } of studioCalls.filter((one) => one.name.startsWith('POST '))) {
      for (const headers of [{ origin: 'https://evil.example' }, {}] as Record<string, string>[]) {
        const { status, body } = await product.call(name.replace(' /', ' /api/'), {
          headers: { ...headers, cookie: owner.cookie },
          body: {},
        })
        expect([name, status, body.code]).toEqual([name, 403, 'other-origin'])
      }
    }
  })

  test('that needs proof is refused five minutes after the last one (STU-10)', async () => {
    const member = await createStaff(product, 'owner')
    product.clock.advance({ minutes: 5, seconds: 1 })
    const needing = ofStaff.filter(({ name }) => findStudioCall(name)?.proof)
    expect(needing.map(({ path }) => path).toSorted()).toEqual([
      'GET /acts.csv',
      'POST /add-authenticator-app',
      'POST /add-passkey',
      'POST /change-consultation-price',
      'POST /change-customer-email',
      'POST /change-plan-price',
      'POST /change-role',
      'POST /change-section-price',
      'POST /change-single-price',
      'POST /confirm-authenticator-app',
      'POST /confirm-passkey',
      'POST /delete-customer',
      'POST /export-customer',
      'POST /invite-staff',
      'POST /make-promo-code',
      'POST /new-recovery-codes',
      'POST /offer-consultation',
      'POST /offer-plan',
      'POST /refund-payment',
      'POST /remove-authenticator-app',
      'POST /remove-passkey',
      'POST /remove-second-factor',
      'POST /remove-staff',
      'POST /retry-refund',
      'POST /withdraw-invitation',
      'POST /withdraw-subscription',
    ])
    for (const { path } of needing)
      expect((await call(path, undefined, member)).body.code).toBe('proof-required')
    await write(product.context.db, (trx) => removeStaffMember(trx, member.id, product.clock.now()))
  })
})

describe('proof of who is at the browser', () => {
  const provePasskey = async (by: TestStaff, key = by.authenticator) => {
    const { options } = await succeed(call('POST /proof/passkey-options', undefined, by))
    const passkey = key.assert({ ...site, challenge: options.challenge })
    return call('POST /proof', { passkey }, by)
  }

  test('by an own passkey counts for five minutes (STU-10)', async () => {
    const by = await freshOwner()
    product.clock.advance({ minutes: 5, seconds: 1 })
    const others = members.editor.authenticator
    expect((await provePasskey(by, others)).body.code).toBe('passkey-refused')
    expect((await call('POST /add-passkey', undefined, by)).status).toBe(403)
    const { body } = await provePasskey(by)
    expect(body.proven_until).toBe(product.clock.now().add({ minutes: 5 }).toString())
    product.clock.advance({ minutes: 5 })
    expect((await call('POST /add-passkey', undefined, by)).status).toBe(200)
  })

  test('by a code takes that of the own app alone, once, and no recovery code (STU-10)', async () => {
    const by = { ...(await createStaff(product, 'editor')) }
    const { setup, secret } = await succeed(call('POST /add-authenticator-app', undefined, by))
    const code = readApp(product, secret)
    const added = { password: 'Lanterns-of-7-boats', setup, code }
    await succeed(call('POST /confirm-authenticator-app', added, by))
    const prove = (typed: string) => call('POST /proof', { code: typed }, by)
    expect((await prove(code)).body.code).toBe('code-wrong')
    expect((await prove(by.recoveryCodes[0] ?? '')).body.code).toBe('code-wrong')
    product.clock.advance({ seconds: 30 })
    expect((await prove(readApp(product, secret))).status).toBe(200)
    expect((await call('POST /proof', {}, by)).body.errors).toHaveProperty('code')
  })
})

describe('the own ways to sign in', () => {
  // Guard in server/domains/staff/own-access.ts: nobody locks themselves out.
  test('are added and removed, but never the last one, and other sessions end (STU-11)', async () => {
    const by = await createStaff(product, 'approver')
    const [first] = (await accessOf(by)).passkeys
    const last = await call('POST /remove-passkey', { id: first?.id }, by)
    expect([last.status, last.body.code]).toEqual([409, 'last-way-in'])

    const elsewhere = await signInStaff(product, by)
    const { options } = await succeed(call('POST /add-passkey', undefined, by))
    expect(options.excludeCredentials).toMatchObject([{ id: by.authenticator.id }])
    const second = createSoftwareAuthenticator()
    const passkey = second.create({ ...site, challenge: options.challenge })
    await succeed(call('POST /confirm-passkey', { name: 'Key', passkey }, by))
    expect((await call('GET /session', undefined, { cookie: elsewhere })).status).toBe(401)
    await succeed(call('POST /remove-passkey', { id: first?.id }, by))
    expect((await accessOf(by)).passkeys).toMatchObject([{ name: 'Key' }])

    const { setup, secret } = await succeed(call('POST /add-authenticator-app', undefined, by))
    const app = { password: 'Lanterns-of-7-boats', setup, code: readApp(product, secret) }
    await succeed(call('POST /confirm-authenticator-app', app, by))
    const [key] = (await accessOf(by)).passkeys
    await succeed(call('POST /remove-passkey', { id: key?.id }, by))
    const lastApp = await call('POST /remove-authenticator-app', undefined, by)
    expect(lastApp.body.code).toBe('last-way-in')
    expect(await accessOf(by)).toMatchObject({ passkeys: [], has_authenticator_app: true })
  })

  test('of somebody else cannot be removed (STU-11)', async () => {
    const [key] = (await accessOf(await createStaff(product, 'editor'))).passkeys
    const by = await freshOwner()
    expect((await call('POST /remove-passkey', { id: key?.id }, by)).status).toBe(404)
  })

  test('include new recovery codes, after which the old ones stop working (STU-12)', async () => {
    const by = await createStaff(product, 'viewer')
    const { recovery_codes } = await succeed(call('POST /new-recovery-codes', undefined, by))
    expect(new Set([...recovery_codes, ...by.recoveryCodes]).size).toBe(20)
    const signIn = (code: string | undefined) =>
      call('POST /sign-in/code', { email: by.email, password: '', code })
    expect((await signIn(by.recoveryCodes[0])).status).toBe(401)
    expect((await signIn(recovery_codes[0])).status).toBe(200)
    expect((await accessOf(by)).recovery_codes_left).toBe(9)
  })
})

test('at an address without HTTPS the studio says what it needs, but for localhost (STU-09)', async () => {
  const plain = await createTestApp({ config: { publicUrl: 'http://rashi.example' } })
  const { status, body } = await callStudio(plain, 'POST /sign-in/passkey-options')
  expect([status, body.code]).toEqual([403, 'studio-needs-https'])
  expect(body.message).toContain('PUBLIC_URL')
  await plain.close()
})
