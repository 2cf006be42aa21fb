import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { succeed } from '../../testing/second-factors.ts'
import {
  callStudio,
  createStaff,
  inviteBy,
  signInStaff,
  type TestStaff,
} from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let owner: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  owner = await createStaff(product, 'owner', 'asha@example.org')
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie: string } = owner) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}) })
const role = async (by: TestStaff) => (await call('GET /session', undefined, by)).body.staff?.role

describe('an owner', () => {
  test('invites by a link that is shown once, and withdraws it (STU-18)', async () => {
    const body = { email: 'mira@example.org', role: 'editor' }
    const { invitation, link } = await succeed(call('POST /invite-staff', body))
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/studio\/join\/[\w-]{43}$/)
    const token = link.split('/').at(-1)
    const listed = await call('GET /staff')
    expect(listed.body.invitations).toMatchObject([{ id: invitation.id, ...body }])
    expect(listed.text).not.toContain(token)
    await succeed(call('POST /withdraw-invitation', { id: invitation.id }))
    expect((await call('POST /join/invitation', { token })).body.code).toBe('invitation-invalid')
    expect((await call('POST /withdraw-invitation', { id: invitation.id })).status).toBe(404)
    const again = { email: 'ASHA@example.org', role: 'viewer' }
    expect((await call('POST /invite-staff', again)).body.code).toBe('staff-exists')
  })

  test('sends the invitation by email too, with a link of its own (STU-18)', async () => {
    const body = { email: 'kavya@example.org', role: 'support' }
    const { link } = await succeed(call('POST /invite-staff', body))
    await product.jobs.run()
    const mail = product.mails.find(({ to }) => to === body.email)
    expect(mail?.subject).toBe('Your invitation to the studio of Rashi')
    const mailed = /\/studio\/join\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect(link).not.toContain(mailed)
    const token = link.split('/').at(-1)
    for (const one of [token, mailed])
      expect((await call('POST /join/invitation', { token: one })).body).toMatchObject(body)
    await createStaff(product, 'support', body.email)
    expect((await call('POST /join/invitation', { token: mailed })).status).toBe(422)
  })

  // Guard in server/domains/staff/staff-invitation.repository.ts: one of two invitations at a time replaces the other.
  test('inviting an email several times at once leaves one link that works (STU-01)', async () => {
    const body = { email: 'often@example.org', role: 'editor' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => succeed(call('POST /invite-staff', body))),
    )
    const statuses: number[] = []
    for (const { link } of answers) {
      const token = link.split('/').at(-1)
      statuses.push((await call('POST /join/invitation', { token })).status)
    }
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
  })

  test('lists the staff with what they sign in by (STU-18)', async () => {
    const viewer = await createStaff(product, 'viewer')
    const { staff } = (await call('GET /staff')).body
    expect(staff.find(({ id }: { id: string }) => id === viewer.id)).toEqual({
      id: viewer.id,
      email: viewer.email,
      name: 'Asha Rao',
      role: 'viewer',
      created_at: product.clock.now().toString(),
      last_used_at: product.clock.now().toString(),
      passkeys: 1,
      has_authenticator_app: false,
    })
  })

  test('changes a role, which counts at once (STU-18)', async () => {
    const member = await createStaff(product, 'viewer')
    await succeed(call('POST /change-role', { id: member.id, role: 'editor' }))
    expect(await role(member)).toBe('editor')
    const unknown = { id: '01890000-0000-7000-8000-000000000000', role: 'editor' }
    expect((await call('POST /change-role', unknown)).status).toBe(404)
    expect((await call('POST /change-role', { id: member.id, role: 'god' })).status).toBe(422)
  })

  test('removes somebody, whose sessions, passkeys and codes end at once (STU-18)', async () => {
    const member = await createStaff(product, 'editor')
    await succeed(call('POST /remove-staff', { id: member.id }))
    expect((await call('GET /session', undefined, member)).status).toBe(401)
    await expect(signInStaff(product, member)).rejects.toThrow('passkey-refused')
    const [code] = member.recoveryCodes
    const signIn = { email: member.email, password: '', code }
    expect((await call('POST /sign-in/code', signIn)).status).toBe(401)
    expect((await call('POST /remove-staff', { id: member.id })).status).toBe(404)
    expect((await createStaff(product, 'viewer', member.email)).id).not.toBe(member.id)
  })
})

describe('the last owner', () => {
  test('is neither removed nor given another role (STU-19)', async () => {
    const { id } = owner
    for (const [name, body] of [
      ['POST /remove-staff', { id }],
      ['POST /change-role', { id, role: 'viewer' }],
    ] as const) {
      const { status, body: answer } = await call(name, body)
      expect([name, status, answer.code]).toEqual([name, 409, 'last-owner'])
    }
    expect((await call('POST /change-role', { id, role: 'owner' })).status).toBe(200)
  })

  // Guard in server/domains/staff/change-staff.ts: each of two changes at a time sees the other.
  test('stays where two owners are removed by each other at the same time (STU-19)', async () => {
    for (let turn = 1; turn <= 5; turn++) {
      const present = (await call('GET /staff')).body.staff.filter(
        (one: { role: string }) => one.role === 'owner',
      )
      expect(present).toHaveLength(1)
      const second = await createStaff(product, 'owner')
      const [one, other] = await Promise.all([
        call('POST /remove-staff', { id: second.id }, owner),
        call('POST /change-role', { id: owner.id, role: 'viewer' }, second),
      ])
      const statuses = [one.status, other.status]
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      if (other.status === 200) owner = second
    }
  })
})

test('an invitation whose email has joined meanwhile is used up (STU-18)', async () => {
  const token = await inviteBy(product, 'later@example.org', 'viewer')
  await createStaff(product, 'viewer', 'later@example.org')
  expect((await call('POST /join/invitation', { token })).body.code).toBe('invitation-invalid')
})
