import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../testing/crash-harness.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'

let harness: CrashHarness
let support: TestStaff
beforeAll(async () => {
  harness = await crashHarness()
  support = await createStaff(harness.product, 'support')
})
afterAll(() => harness.close())

const call = (path: string) => callStudio(harness.product, path, { cookie: support.cookie })
const list = async (state: 'open' | 'decided', after?: string) =>
  (await call(`GET /disputes?state=${state}${after ? `&after=${after}` : ''}`)).body as {
    disputes: Record<string, any>[]
    next: string | null
  }

/** Lets somebody buy Gold, and their bank dispute it. */
async function createDispute() {
  const { product } = harness
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  const { payment_id } = await product.context.db
    .selectFrom('attempts')
    .select('payment_id')
    .where('purchase_id', '=', body.user_payment_plan_id)
    .executeTakeFirstOrThrow()
  const { id } = await product.sandbox.control<{ id: string }>('POST /sandbox/disputes', {
    payment_intent: payment_id,
    reason: 'product_not_received',
  })
  await harness.deliverEvents()
  return { buyer, id, payment_id }
}
const moveOn = async (id: string, status: 'under_review' | 'won' | 'lost') => {
  await harness.product.sandbox.control(`POST /sandbox/disputes/${id}`, { status })
  await harness.deliverEvents()
}

// Guard in server/domains/payments/disputes/follow-dispute.ts: evidence that was sent is not due any more.
test('disputes are listed with their customers, first due first, until the bank has decided (STU-44, STU-45, STU-46)', async () => {
  const { clock } = harness.product
  expect((await call('GET /open-disputes')).body).toEqual({ open: 0, first_due_at: null })
  const first = await createDispute()
  const due = clock
    .now()
    .round('second')
    .add({ hours: 7 * 24 })
  clock.advance({ hours: 5 })
  support = await createStaff(harness.product, 'support')
  const second = await createDispute()
  expect((await call('GET /open-disputes')).body).toEqual({ open: 2, first_due_at: `${due}` })
  const open = await list('open')
  expect(open.next).toBeNull()
  expect(open.disputes).toMatchObject([
    {
      id: first.id,
      customer: {
        id: first.buyer.user.id,
        name: first.buyer.user.full_name,
        email: first.buyer.email,
      },
      payment_id: first.payment_id,
      amount: 5.99,
      reason: 'product_not_received',
      state: 'open',
      evidence_due_at: `${due}`,
      has_stopped_renewals: true,
    },
    { id: second.id, evidence_due_at: `${due.add({ hours: 5 })}` },
  ])
  const read = await harness.product.context.db
    .selectFrom('operator_acts')
    .select('details')
    .where('act', '=', 'disputes list')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(read.details).toEqual({ read: `${first.buyer.user.id} ${second.buyer.user.id}` })

  await moveOn(first.id, 'under_review')
  expect((await list('open')).disputes).toMatchObject([
    { id: second.id },
    { id: first.id, evidence_due_at: null },
  ])
  await moveOn(first.id, 'won')
  await first.buyer.call('POST /api/user/delete-account', { password: first.buyer.password })
  expect((await list('open')).disputes).toMatchObject([{ id: second.id }])
  expect((await list('decided')).disputes).toMatchObject([
    { id: first.id, state: 'won', customer: null },
  ])
})

test('disputes are listed page by page (STU-45)', async () => {
  const { db } = harness.product.context
  const { attempt_id } = await db
    .selectFrom('disputes')
    .select('attempt_id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('disputes').execute()
  const at = Temporal.Instant.from('2026-11-20T10:00:00Z')
  const rows = Array.from({ length: 60 }, (_, n) => ({
    id: `dp_${String(n).padStart(2, '0')}`,
    attempt_id,
    amount_pence: 599,
    reason: 'general',
    state: n < 30 ? ('open' as const) : ('lost' as const),
    // The last two open ones have no deadline.
    evidence_due_at: n < 28 ? at.add({ hours: n }) : null,
    opened_at: at,
    changed_at: at.add({ hours: n }),
  }))
  await db.insertInto('disputes').values(rows).execute()
  const ids = ({ disputes }: { disputes: Record<string, any>[] }) =>
    disputes.map(({ id }) => Number(String(id).slice(3)))
  const count = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + (to > from ? n : -n))
  for (const [state, first, second] of [
    ['open', count(0, 24), count(25, 29)],
    ['decided', count(59, 35), count(34, 30)],
  ] as const) {
    const page = await list(state)
    expect(ids(page)).toEqual(first)
    const rest = await list(state, page.next!)
    expect([ids(rest), rest.next]).toEqual([second, null])
  }
})
